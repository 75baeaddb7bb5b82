import { describe, expect, it } from 'vitest';
import { dragged, poseOf, settled } from './coverflow.ts';

const STEP = 214;

describe('the pose of a card', () => {
  it('[B-029] the selected one faces the user, its neighbours turn towards it', () => {
    expect(poseOf(0, STEP)).toMatchObject({ transform: 'translate3d(0px,0,0px) rotateY(0deg)', shade: 0 });
    expect(poseOf(1, STEP).transform).toBe('translate3d(214px,0,-120px) rotateY(-26deg)');
    expect(poseOf(-1, STEP).transform).toBe('translate3d(-214px,0,-120px) rotateY(26deg)');
  });

  it('[B-029] the nearer card is above the farther one', () => {
    const orders = [0, 0.6, 1, 1.6, 2].map((distance) => poseOf(distance, STEP).order);
    expect(orders).toEqual([...orders].sort((a, b) => b - a));
    expect(poseOf(0.4, STEP).order).toBeGreaterThan(poseOf(-0.6, STEP).order);
  });

  it('[B-029] a card two places away is hidden, however far it is', () => {
    expect(poseOf(1.9, STEP).opacity).toBe(1);
    expect(poseOf(2, STEP).opacity).toBe(0);
    expect(poseOf(7, STEP)).toEqual(poseOf(2, STEP));
  });
});

describe('swiping', () => {
  it('[B-029] the row follows the finger one to one', () => {
    expect(dragged(3, -STEP, STEP)).toBe(4);
    expect(dragged(3, STEP / 2, STEP)).toBe(2.5);
  });

  it('[B-029] past its ends it moves less', () => {
    expect(dragged(0, STEP, STEP)).toBeCloseTo(-0.3);
    expect(dragged(7, -STEP, STEP)).toBeCloseTo(7.3);
  });

  it.each([
    [3, 3.4, 0, 3],
    [3, 3.6, 0, 4],
    [3, 5.4, 0, 5],
    [3, 3.1, 0.003, 4],
    [3, 2.9, -0.003, 2],
    [3, 3.6, 0.003, 4],
    [3, 3.1, 0.0005, 3],
    [7, 7.2, 0.003, 7],
    [0, -0.2, -0.003, 0],
  ])('[B-029] dragged from %f to %f with %f cards per ms, it stops at %i', (start, at, speed, card) => {
    expect(settled(start, at, speed)).toBe(card);
  });
});
