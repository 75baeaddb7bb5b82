import type { Brand } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { shareAppTexts } from '@juban/contract/texts/share-app';
import { useState } from 'react';
import type { ShareResult } from '../../platform/host/bridge/methods.ts';
import { SHARE_TEXTS } from '../../platform/host/share-texts.ts';
import { useHost } from '../../platform/host/use-host.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';

/** Uses the host's share panel if there is one; otherwise a tap shows how to share. */
export function useShare(brand: Brand, path: string) {
  const { canShare } = useHost().can;
  const [isHowShown, setHowShown] = useState(false);
  const { busy, run } = useBusy();
  const link = typeof window === 'undefined' ? path : new URL(path, window.location.origin).href;
  const share = () => {
    if (!canShare) return setHowShown(true);
    void run(async () => {
      const said = SHARE_TEXTS[await shareByHost(brand, link)];
      if (said) showToast(said);
    });
  };
  return { share, busy, isHowShown, link };
}

async function shareByHost({ name, slogan }: Brand, url: string): Promise<ShareResult> {
  const { getBridge } = await import('../../platform/host/bridge/bridge.ts');
  const title = fill(shareAppTexts.shareTitle, { brand: name, slogan });
  return getBridge().share({ title, text: fill(shareAppTexts.shareText, { brand: name }), url });
}
