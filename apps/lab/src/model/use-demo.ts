import { useEffect, useState } from 'react';
import { type Demo, labApi } from '../lib/lab-api.ts';
import { notifyFailure } from '../lib/notice.ts';
import { useStore } from '../lib/store.ts';
import { changes } from './business-clock.ts';

/** Ids for trying things out. Which channel is open depends on the clock, so moving it reads them again. */
export function useDemo(): Demo {
  const [demo, setDemo] = useState<Demo>({});
  const change = useStore(changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of clock or data is the reason to ask.
  useEffect(() => {
    labApi.readDemo().then(setDemo, notifyFailure);
  }, [change]);
  return demo;
}
