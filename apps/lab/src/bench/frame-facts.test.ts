import { describe, expect, it } from 'vitest';
import { isOtherLoad, wantsLightText } from './frame-facts.ts';

describe('text on the status bar', () => {
  it('is light on dark colours only', () => {
    expect(wantsLightText('#0c0d11')).toBe(true);
    expect(wantsLightText('#CC483E')).toBe(true);
    expect(wantsLightText('#f7f5f1')).toBe(false);
  });

  it('is dark if the colour cannot be parsed', () => {
    for (const color of ['', 'black', '#000', '#12345g']) expect(wantsLightText(color)).toBe(false);
  });
});

describe('page in the frame', () => {
  const REQUESTED_AT = 1_000;
  const frameWith = (timeOrigin: number, type: string) =>
    ({ contentWindow: { performance: { timeOrigin, getEntriesByType: () => [{ type }] } } }) as never;

  it.each([
    [REQUESTED_AT, 'navigate', false],
    [REQUESTED_AT, 'reload', false],
    [REQUESTED_AT - 1, 'navigate', true],
    [REQUESTED_AT, 'back_forward', true],
  ])('that started at %i by %s is another than the requested one: %s', (timeOrigin, type, isOther) => {
    expect(isOtherLoad(frameWith(timeOrigin, type), REQUESTED_AT)).toBe(isOther);
  });

  it('is taken for the requested one if its origin hides it', () => {
    const contentWindow = {
      get performance(): never {
        throw new DOMException('Blocked a frame with origin', 'SecurityError');
      },
    };
    expect(isOtherLoad({ contentWindow } as never, REQUESTED_AT)).toBe(false);
  });
});
