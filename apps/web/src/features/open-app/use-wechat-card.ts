import { useEffect } from 'react';
import { mayBeSocial } from './may-be-social.ts';

/** Gives pages without a link into the app their card in WeChat. */
export function useWechatCard(): void {
  useEffect(() => {
    if (mayBeSocial()) import('./open-flow.ts').then((flow) => flow.joinHost()).catch(() => undefined);
  }, []);
}
