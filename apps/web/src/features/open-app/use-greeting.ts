import { useEffect } from 'react';
import { mayBeSocial } from './may-be-social.ts';

/** Gives a page without a way into the app its card where WeChat shows it. */
export function useGreeting(): void {
  useEffect(() => {
    if (mayBeSocial()) import('./open-flow.ts').then((flow) => flow.greetHost()).catch(() => undefined);
  }, []);
}
