import { cellAfter, landingSteps, STEP_MS } from './run-path.ts';

/** Long enough to see where it stands. */
const REST_MS = 700;

interface LightState {
  /** The cell that is lit. */
  lit: number | undefined;
  /** landed: it stands on what was drawn. */
  stage: 'off' | 'running' | 'landed';
}

export interface RunningLight {
  read: () => LightState;
  subscribe: (onChange: () => void) => () => void;
  start: () => void;
  /** Runs out onto a cell, none below 0; resolves when the light has stood there, at once for whoever wants no motion. */
  land: (cell: number) => Promise<void>;
  /** Back to nothing lit. */
  stop: () => void;
}

const OFF: LightState = { lit: undefined, stage: 'off' };
const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The light around the grid, beside React's state: each step draws the grid anew and nothing else of the page. */
export function createRunningLight(): RunningLight {
  const readers = new Set<() => void>();
  let state = OFF;
  let steps = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: LightState) => {
    state = next;
    for (const tell of readers) tell();
  };
  const after = (ms: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };
  const step = () => {
    steps += 1;
    show({ lit: cellAfter(steps), stage: 'running' });
  };
  const run = () =>
    after(STEP_MS, () => {
      step();
      run();
    });
  const follow = ([wait, ...rest]: readonly number[], done: () => void) => {
    if (wait === undefined) return done();
    after(wait, () => {
      step();
      follow(rest, done);
    });
  };
  const stop = () => {
    clearTimeout(timer);
    show(OFF);
  };
  return {
    read: () => state,
    subscribe: (onChange) => {
      readers.add(onChange);
      return () => readers.delete(onChange);
    },
    start: () => {
      if (isStill()) return;
      show({ lit: cellAfter(steps), stage: 'running' });
      run();
    },
    land: (cell) =>
      new Promise((resolve) => {
        const settle = () => show(cell < 0 ? OFF : { lit: cell, stage: 'landed' });
        if (cell < 0 || isStill()) {
          clearTimeout(timer);
          settle();
          return resolve();
        }
        follow(landingSteps(steps, cell), () => {
          settle();
          after(REST_MS, resolve);
        });
      }),
    stop,
  };
}
