import { cellAfter, landingSteps, STEP_MS } from './run-path.ts';

/** How long the light stays on the drawn cell. */
const REST_MS = 700;

interface LightState {
  /** The lit cell. */
  lit: number | undefined;
  /** landed: it has stopped on the drawn cell. */
  stage: 'off' | 'running' | 'landed';
}

export interface RunningLight {
  read: () => LightState;
  subscribe: (onChange: () => void) => () => void;
  start: () => void;
  /**
   * Slows down and stops on a cell (none if negative). Resolves after it has rested there; at once with
   * reduced motion.
   */
  land: (cell: number) => Promise<void>;
  /** Turns the light off. */
  stop: () => void;
}

const OFF: LightState = { lit: undefined, stage: 'off' };
const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The running light, kept outside of React's state so that each step renders only the grid. */
export function createRunningLight(): RunningLight {
  const listeners = new Set<() => void>();
  let state = OFF;
  let steps = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: LightState) => {
    state = next;
    for (const showResult of listeners) showResult();
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
      listeners.add(onChange);
      return () => listeners.delete(onChange);
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
