import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from './use-coverflow.ts';

class FakeElement extends EventTarget {
  dataset: Record<string, string> = {};
  style: Record<string, string> = {};
  children: FakeElement[] = [];
  clientWidth = 375;
  lastElementChild = null;
  setPointerCapture = vi.fn();
  contains(other: unknown): boolean {
    return other === this || this.children.some((child) => child.contains(other));
  }
}

const STEP = 214;
let row: FakeElement;
let rested: number[];
let stop: () => void;

/** Sends an event from the row, for the card under the pointer. */
function send(type: string, clientX: number, { buttons = 1, over = row as FakeElement, clientY = 0 } = {}) {
  const event = new Event(type);
  const facts = { pointerId: 1, isPrimary: true, button: 0, buttons, clientX, clientY };
  Object.defineProperty(event, 'target', { value: over });
  row.dispatchEvent(Object.assign(event, facts));
}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('Node', FakeElement);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    draw();
    return 0;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {});
  row = new FakeElement();
  row.children = Array.from({ length: 8 }, () => new FakeElement());
  rested = [];
  stop = listen(
    { element: row as unknown as HTMLElement, step: STEP },
    () => 3,
    (index) => rested.push(index),
  );
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('the pointer on the cards', () => {
  it('[B-029] drags the row to the next card, and a tap selects a card', () => {
    send('pointerdown', 300);
    send('pointermove', 90);
    expect(row.dataset.dragging).toBe('');
    send('pointerup', 90);
    expect([rested, row.dataset.dragging]).toEqual([[4], undefined]);
    send('pointerdown', 300);
    send('pointerup', 300, { over: row.children[5] });
    expect(rested).toEqual([4, 5]);
  });

  it("[B-029] prevents only the browser's swipe: the page still scrolls", () => {
    const isLeft = () => {
      const touch = new Event('touchmove', { cancelable: true });
      row.dispatchEvent(touch);
      return !touch.defaultPrevented;
    };
    send('pointerdown', 300);
    send('pointermove', 290, { clientY: 40 });
    expect([isLeft(), row.dataset.dragging]).toEqual([true, undefined]);
    send('pointermove', 240, { clientY: 40 });
    expect([isLeft(), row.dataset.dragging]).toEqual([false, '']);
    send('pointerup', 240, { clientY: 40 });
    expect(isLeft()).toBe(true);
  });

  it('[B-029] a mouse button released outside the row moves nothing when it returns', () => {
    send('pointerdown', 300);
    send('pointermove', 90, { buttons: 0, over: row.children[6] });
    expect([rested, row.dataset.dragging]).toEqual([[], undefined]);
    send('pointermove', 20);
    expect([rested, row.dataset.dragging]).toEqual([[], undefined]);
  });

  it('[B-029] a drag whose end is missed stops where the row was', () => {
    send('pointerdown', 300);
    send('pointermove', 90);
    send('pointermove', 500, { buttons: 0 });
    expect([rested, row.dataset.dragging]).toEqual([[4], undefined]);
  });
});
