import { useEffect, useRef, useState } from 'react';
import { cellAfter, landingSteps, STEP_MS } from './run-path.ts';

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface RunningLight {
  /** The cell that is lit. */
  lit: number | undefined;
  isRunning: boolean;
  start: () => void;
  /** Runs out onto a cell, none below 0; resolves when the light stands there, at once for whoever wants no motion. */
  land: (cell: number) => Promise<void>;
  /** Back to nothing lit. */
  stop: () => void;
}

/** The light around the grid. */
export function useRunningLight(): RunningLight {
  const [lit, setLit] = useState<number>();
  const [isRunning, setRunning] = useState(false);
  const steps = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const step = () => {
    steps.current += 1;
    setLit(cellAfter(steps.current));
  };
  const run = () => {
    timer.current = setTimeout(() => {
      step();
      run();
    }, STEP_MS);
  };
  const follow = (waits: readonly number[], done: () => void) => {
    const [wait, ...rest] = waits;
    if (wait === undefined) return done();
    timer.current = setTimeout(() => {
      step();
      follow(rest, done);
    }, wait);
  };
  const halt = () => {
    clearTimeout(timer.current);
    setRunning(false);
  };
  return {
    lit,
    isRunning,
    start: () => {
      if (isStill()) return;
      clearTimeout(timer.current);
      setRunning(true);
      setLit(cellAfter(steps.current));
      run();
    },
    land: (cell) =>
      new Promise((resolve) => {
        clearTimeout(timer.current);
        const done = () => {
          halt();
          setLit(cell < 0 ? undefined : cell);
          resolve();
        };
        if (cell < 0 || isStill()) return done();
        follow(landingSteps(steps.current, cell), done);
      }),
    stop: () => {
      halt();
      setLit(undefined);
    },
  };
}
