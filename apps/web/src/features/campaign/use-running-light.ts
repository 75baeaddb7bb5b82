import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRunningLight, type RunningLight } from './running-light.ts';

/** A light that goes out with its page. */
export function useRunningLight(): RunningLight {
  const [light] = useState(createRunningLight);
  useEffect(() => light.stop, [light]);
  return light;
}

/** What is lit now, for whoever draws it. */
export const useLit = ({ subscribe, read }: RunningLight) => useSyncExternalStore(subscribe, read, read);
