import { campaignPageTexts } from '@juban/contract/texts/campaign-pages';
import { api } from '../../platform/api/api.ts';
import { useBusy } from '../../ui/use-busy.ts';
import type { ActParts } from './act-parts.ts';
import { say, showRefusal } from './campaign-toasts.ts';
import { useRunningLight } from './use-running-light.ts';

/** One draw: the light runs while the server decides, and stops on the result. */
export function useDraw({ campaign, admit, reload, showResult }: ActParts) {
  const light = useRunningLight();
  const { busy: isDrawing, run } = useBusy();
  const draw = () => {
    const user = admit();
    if (!user) return;
    if (user.lotteryTimes <= 0) return say(campaignPageTexts.noDraws);
    void run(async () => {
      light.start();
      const text = await api.drawPrize({}).catch(showRefusal);
      if (text === undefined) {
        light.stop();
      } else {
        await light.land(campaign.prizes.findIndex(({ name }) => name === text));
        showResult(text);
      }
      await reload();
    });
  };
  return { light, isDrawing, draw };
}
