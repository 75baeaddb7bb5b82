import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRunningLight, type RunningLight } from './running-light.ts';

/** A running light that stops when the page is left. */
export function useRunningLight(): RunningLight {
  const [light] = useState(createRunningLight);
  useEffect(() => light.stop, [light]);
  return light;
}

/** The lit cell. */
export const useLit = ({ subscribe, read }: RunningLight) => useSyncExternalStore(subscribe, read, read);
