import { describe, expect, it } from 'vitest';
import { SLIDE, SLIDE_TOLERANCE, type SlidePoint, slideOutcome } from './slide-check.ts';

/** Deterministic pseudo-random numbers in [0, 1). */
function createChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + next() * (most - least);
  const normal = (deviation: number) =>
    deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return { between, normal, gap: () => Math.floor(between(SLIDE.leastX, SLIDE.mostX + 1)) };
}
type Chance = ReturnType<typeof createChance>;

const MOST = SLIDE.width - SLIDE.piece;
const TRIES = 20_000;

describe('blind guesses', () => {
  /**
   * The attacker knows the rule but not the gap. The path is perfect, so the position alone must stop them.
   */
  const passesOf = (guess: (n: number, chance: Chance) => number) => {
    const chance = createChance(33);
    let passes = 0;
    for (let n = 0; n < TRIES; n += 1) {
      const x = guess(n, chance);
      if (slideOutcome({ x, path: [], elapsedMs: 2_000 }, chance.gap(), 0) === 'right') passes += 1;
    }
    return passes / TRIES;
  };

  /** The position that passes for most gaps. */
  const best = () => {
    const seen = createChance(7);
    const hits = new Array<number>(SLIDE.width).fill(0);
    for (let n = 0; n < TRIES; n += 1) {
      const gap = seen.gap();
      for (let x = gap - SLIDE_TOLERANCE; x <= gap + SLIDE_TOLERANCE; x += 1) hits[x] = (hits[x] ?? 0) + 1;
    }
    return hits.indexOf(Math.max(...hits));
  };

  it.each<[string, (n: number, chance: Chance) => number]>([
    ['anywhere on the track', (_n, chance) => chance.between(0, MOST)],
    ['where a gap may be', (_n, chance) => chance.gap()],
    ['the middle', () => (SLIDE.leastX + SLIDE.mostX) / 2],
    ['the first gap', () => SLIDE.leastX],
    ['the last gap', () => SLIDE.mostX],
    ['around the middle', (_n, chance) => 592 + chance.normal(120)],
    ['one place after the other', (n) => SLIDE.leastX + ((n * 9) % (SLIDE.mostX - SLIDE.leastX))],
    ['the best place of 20,000 gaps seen before', () => BEST],
  ])('[B-082] %s: fewer than 1 in 100 of 20,000 pass', (_strategy, guess) => {
    expect(passesOf(guess)).toBeLessThan(0.01);
  });

  const BEST = best();
});

interface Hand {
  /** Duration of the drag in ms. */
  lasts: readonly [number, number];
  /** Ms between two pointer events. */
  every: readonly [number, number];
  /** Final error, tremor and vertical drift of the pointer, in screen pixels. */
  endsOff: number;
  trembles: number;
  drifts: number;
  /** How far the drag overshoots the gap before it returns, as a share of the distance. */
  goesOver?: number;
}

const HANDS: Readonly<Record<string, Hand>> = {
  quick: { lasts: [300, 600], every: [12, 20], endsOff: 3, trembles: 0.3, drifts: 6 },
  slow: { lasts: [2_500, 6_000], every: [40, 60], endsOff: 2, trembles: 0.5, drifts: 14 },
  'over and back': {
    lasts: [700, 1_500],
    every: [12, 20],
    endsOff: 2,
    trembles: 0.3,
    drifts: 6,
    goesOver: 0.12,
  },
  trembling: { lasts: [900, 2_500], every: [12, 20], endsOff: 4, trembles: 1.5, drifts: 8 },
  'an old phone with few events': {
    lasts: [500, 1_200],
    every: [90, 140],
    endsOff: 4,
    trembles: 1,
    drifts: 8,
  },
  'a mouse on a level line': { lasts: [500, 1_200], every: [8, 16], endsOff: 1.5, trembles: 0, drifts: 0 },
};

/** Track widths on phones of 320 and 390 px, in a dialog and in a sheet. */
const TRACKS = [256, 288, 294, 358];
/** The misalignment that a person can see, in screen pixels. */
const EYE_SEES = 0.35;
/** How far a tap beside the button moves the piece, and how long a tap takes. */
const STEP = 3;
const TAP_MS = 260;
const TRIES_OF_HANDS = 600;

/**
 * Share of the distance after a share of the time: fast in the middle, slow at the end, with overshoot if
 * configured.
 */
const progress = (time: number, goesOver: number) =>
  1 - (1 - time) ** 3 + goesOver * Math.sin(Math.PI * time) * time;

/** One attempt: a drag, then taps until the edges look aligned. */
function slideByHand(hand: Hand, track: number, gap: number, chance: Chance) {
  const scale = SLIDE.width / track;
  const end = gap + chance.normal(hand.endsOff * scale);
  const lasts = chance.between(...hand.lasts);
  const path: SlidePoint[] = [{ t: 0, x: 0, y: 0 }];
  const clamp = (x: number) => Math.min(MOST, Math.max(0, x));
  let t = 0;
  while (t < lasts) {
    t = Math.min(lasts, t + chance.between(...hand.every));
    const isLast = t === lasts;
    const tremble = isLast ? 0 : chance.normal(hand.trembles * scale);
    const y = (t / lasts) ** 2 * hand.drifts * scale + chance.normal(hand.trembles * scale);
    path.push({ t: Math.round(t), x: clamp(end * progress(t / lasts, hand.goesOver ?? 0) + tremble), y });
  }
  let { x, y } = path.at(-1) ?? { x: 0, y: 0 };
  const seenGap = gap + chance.normal(EYE_SEES * scale);
  while (Math.abs(seenGap - x) > STEP / 2) {
    x = clamp(x + Math.sign(seenGap - x) * STEP);
    t += TAP_MS;
    path.push({ t: Math.round(t), x, y });
  }
  return { x, path, elapsedMs: t + 800 };
}

describe('people', () => {
  it.each(Object.entries(HANDS))('[B-082] %s: fewer than 1 in 20 fail, after a miss too', (_kind, hand) => {
    const chance = createChance(5);
    const failed = { first: 0, afterMiss: 0 };
    for (let n = 0; n < TRIES_OF_HANDS; n += 1) {
      const gap = chance.gap();
      const slide = slideByHand(hand, TRACKS[n % TRACKS.length] ?? 0, gap, chance);
      if (slideOutcome(slide, gap, 0) !== 'right') failed.first += 1;
      if (slideOutcome(slide, gap, 1) !== 'right') failed.afterMiss += 1;
    }
    expect(failed.first / TRIES_OF_HANDS).toBeLessThan(0.05);
    expect(failed.afterMiss / TRIES_OF_HANDS).toBeLessThan(0.05);
  });
});
