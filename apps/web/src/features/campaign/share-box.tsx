import { campaignTexts } from '@juban/contract/texts/campaign';
import { campaignPageTexts } from '@juban/contract/texts/campaign-pages';
import { copyAnyhow } from '../../host/bridge/copy-anyhow.ts';
import { say, sayCopied } from './say.ts';
import styles from './share-box.module.css';
import type { CampaignActs } from './use-campaign.ts';

/** Sharing gives a code of one's own, which stays readable from then on. */
export function ShareBox({ acts: { visitor, isClaiming, share } }: { acts: CampaignActs }) {
  const code = visitor.user?.giftCode ?? null;
  return (
    <section className={styles.box} aria-labelledby="share">
      <h2 id="share">{campaignTexts.shareTitle}</h2>
      <p className={styles.hint}>{campaignPageTexts.shareHint}</p>
      {code !== null && <GiftCode code={code} />}
      <button type="button" className={styles.share} aria-busy={isClaiming || undefined} onClick={share}>
        {code === null ? campaignTexts.share : campaignPageTexts.shareAgain}
      </button>
    </section>
  );
}

function GiftCode({ code }: { code: string }) {
  const copy = async () => {
    if (await copyAnyhow(code)) sayCopied(campaignTexts.copied);
    else say(campaignPageTexts.copyFailed);
  };
  return (
    <div className={styles.gift} data-testid="gift-code">
      <p>
        {campaignTexts.giftCode}
        <strong className="num">{code}</strong>
      </p>
      <button type="button" onClick={() => void copy()}>
        {campaignTexts.copy}
      </button>
    </div>
  );
}
