import type { Page } from '@playwright/test';

type Place = readonly [x: number, y: number];

const STEPS = 6;

const between = ([x, y]: Place, [toX, toY]: Place, share: number): Place => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** Moves each finger in steps from its first to its second position, then lifts it. */
export async function dragFingers(
  page: Page,
  fingers: ReadonlyArray<readonly [Place, Place]>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(([x, y], id) => ({ x, y, id })),
    });
  await send(
    'touchStart',
    fingers.map(([from]) => from),
  );
  for (let step = 1; step <= STEPS; step += 1) {
    await send(
      'touchMove',
      fingers.map(([from, to]) => between(from, to, step / STEPS)),
    );
    await page.waitForTimeout(16);
  }
  await send('touchEnd', []);
  await session.detach();
}
