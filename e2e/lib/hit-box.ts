import type { Locator } from '@playwright/test';

/**
 * The area in viewport px that receives taps: without covered parts, including extensions by pseudo-elements.
 */
export const hitBoxOf = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isHit = (atX: number, atY: number) => {
      const found = document.elementFromPoint(atX, atY);
      return found !== null && element.contains(found);
    };
    const reach = (stepX: number, stepY: number) => {
      let length = 0;
      while (isHit(x + stepX * (length + 0.5), y + stepY * (length + 0.5))) length += 1;
      return length;
    };
    const [up, down, before, after] = [reach(0, -1), reach(0, 1), reach(-1, 0), reach(1, 0)];
    return { left: x - before, right: x + after, width: before + after, height: up + down };
  });
