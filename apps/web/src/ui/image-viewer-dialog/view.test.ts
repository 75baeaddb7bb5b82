import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubleTapped, dragged, fittedSize, held, MOST, pinched, startView, turnOf, zoomAt } from './view.ts';

const STAGE = { width: 390, height: 844 };
const POSTER = { width: 480, height: 672 };
const LONG = { width: 780, height: 2208 };
const WHOLE = { scale: 1, x: 0, y: 0 };
const CENTRE = { x: 0, y: 0 };

describe('the initial view of a picture', () => {
  it('[A-051] is the whole picture, centred', () => {
    expect(fittedSize(POSTER, STAGE)).toEqual({ width: 390, height: 546 });
    expect(startView(POSTER, STAGE)).toEqual(WHOLE);
  });

  it('of a tall one fills the width from its top, but never enlarges beyond its pixels', () => {
    const phone = startView(LONG, STAGE);
    expect(fittedSize(LONG, STAGE).width * phone.scale).toBeCloseTo(390);
    expect(phone.y).toBeCloseTo((1104 - 844) / 2);
    const desktop = { width: 1280, height: 800 };
    expect(fittedSize(LONG, desktop).width * startView(LONG, desktop).scale).toBeCloseTo(780);
  });
});

describe('zoom', () => {
  it('[A-051] double tap enlarges around the finger, a second one restores the initial view', () => {
    const near = doubleTapped(WHOLE, WHOLE, { x: 100, y: -50 });
    expect(near).toEqual({ scale: 2.5, x: -150, y: 75 });
    expect(doubleTapped(near, WHOLE, CENTRE)).toEqual(WHOLE);
  });

  it('keeps the point under the fingers in place at any scale', () => {
    const number = fc.double({ min: -400, max: 400, noNaN: true });
    const scale = fc.double({ min: 1, max: MOST, noNaN: true });
    fc.assert(
      fc.property(number, number, number, number, scale, scale, (x, y, atX, atY, from, to) => {
        const after = zoomAt({ scale: from, x, y }, { x: atX, y: atY }, to);
        expect((atX - after.x) / after.scale).toBeCloseTo((atX - x) / from, 3);
        expect((atY - after.y) / after.scale).toBeCloseTo((atY - y) / from, 3);
      }),
    );
  });

  it("never exceeds five times, or the picture's edges", () => {
    expect(zoomAt(WHOLE, CENTRE, 50).scale).toBe(MOST);
    expect(held({ scale: 1, x: 80, y: -30 }, POSTER, STAGE)).toEqual({ scale: 1, x: 0, y: 0 });
    expect(held({ scale: 2, x: 900, y: 900 }, POSTER, STAGE)).toEqual({ scale: 2, x: 195, y: 124 });
  });
});

describe('a drag', () => {
  it('[A-051] a whole picture is swiped, an enlarged one moves inside its frame first', () => {
    expect(dragged(WHOLE, { x: -90, y: 4 }, POSTER, STAGE)).toEqual({
      inside: WHOLE,
      beyond: { x: -90, y: 4 },
    });
    const near = { scale: 2, x: 0, y: 0 };
    expect(dragged(near, { x: -200, y: 10 }, POSTER, STAGE)).toEqual({
      inside: { scale: 2, x: -195, y: 10 },
      beyond: { x: -5, y: 0 },
    });
  });

  it('[A-051] two fingers enlarge by the change of their distance', () => {
    expect(pinched(WHOLE, CENTRE, CENTRE, 2)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(pinched(WHOLE, { x: 30, y: 0 }, { x: 30, y: 0 }, 2)).toEqual({ scale: 2, x: 30, y: 0 });
  });
});

describe('a released swipe', () => {
  it.each([
    ['far to the left', -130, 0, 1],
    ['far to the right', 130, 0, -1],
    ['short and slow', -60, -0.1, 0],
    ['short and fast', -40, -0.8, 1],
    ['turned back at the end', -60, 0.8, 0],
    ['no movement', 0, 0, 0],
  ])('[A-051] %s', (_, shift, speed, turn) => {
    expect(turnOf(shift, speed, 390)).toBe(turn);
  });
});
