import { useEffect } from 'react';
import { mayBeSocial } from './may-be-social.ts';

/** Gives pages without a link into the app their card in WeChat. */
export function useGreeting(): void {
  useEffect(() => {
    if (mayBeSocial()) import('./open-flow.ts').then((flow) => flow.greetHost()).catch(() => undefined);
  }, []);
}
