import { expect, type Locator } from '@playwright/test';

/** Half of the required 44 px, minus one for rounding. */
const REACH_PX = 21;

/** Checks that a tap within 44 px around the target's centre hits the target. */
export async function expectTapTarget(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const missed = await target.evaluate((element, reach) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const ways = { up: [0, -reach], down: [0, reach], left: [-reach, 0], right: [reach, 0] } as const;
    return Object.entries(ways).flatMap(([way, [right, down]]) => {
      const met = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down);
      return element.contains(met) ? [] : [way];
    });
  }, REACH_PX);
  expect(missed).toEqual([]);
}
