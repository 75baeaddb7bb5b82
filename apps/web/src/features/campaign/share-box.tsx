import { campaignTexts } from '@juban/contract/texts/campaign';
import { campaignPageTexts } from '@juban/contract/texts/campaign-pages';
import { fill } from '@juban/contract/texts/fill';
import { dataOf } from '../../lib/user-state.ts';
import { copyWithFallback } from '../../platform/host/bridge/copy-with-fallback.ts';
import type { Campaign } from './campaign-data.ts';
import { say, showCopied } from './campaign-toasts.ts';
import styles from './share-box.module.css';
import type { CampaignActs } from './use-campaign.ts';

interface ShareBoxProps {
  giftCode: Campaign['giftCode'];
  acts: CampaignActs;
}

/** Sharing gives the user a code that stays visible; once all codes are given out it says so. */
export function ShareBox({ giftCode, acts: { userState, isClaiming, share } }: ShareBoxProps) {
  const user = dataOf(userState);
  const code = user?.giftCode ?? null;
  const isGone = user !== undefined && code === null && !user.giftCodesLeft;
  return (
    <section className={styles.box} aria-labelledby="share">
      <h2 id="share">{campaignTexts.shareTitle}</h2>
      <p className={styles.hint} role={isGone ? 'status' : undefined}>
        {isGone ? campaignPageTexts.codesGone : campaignPageTexts.shareHint}
      </p>
      {code !== null && <GiftCode code={code} isUsed={user?.giftCodeUsed === true} giftCode={giftCode} />}
      <button type="button" className={styles.share} aria-busy={isClaiming || undefined} onClick={share}>
        {code === null ? campaignTexts.share : campaignPageTexts.shareAgain}
      </button>
    </section>
  );
}

interface GiftCodeProps {
  code: string;
  isUsed: boolean;
  giftCode: Campaign['giftCode'];
}

function GiftCode({ code, isUsed, giftCode: { gives, where, redeemUrl } }: GiftCodeProps) {
  const copy = async () => {
    if (await copyWithFallback(code)) showCopied(campaignTexts.copied);
    else say(campaignPageTexts.copyFailed);
  };
  return (
    <div className={styles.gift} data-testid="gift-code">
      <div className={styles.code} data-used={isUsed || undefined}>
        <p>
          {isUsed ? campaignPageTexts.codeUsed : campaignTexts.giftCode}
          <strong className="num">{code}</strong>
        </p>
        <button type="button" onClick={() => void copy()}>
          {campaignTexts.copy}
        </button>
      </div>
      <p className={styles.gives}>{fill(campaignPageTexts.codeGives, { gives })}</p>
      {!isUsed && (
        <p className={styles.where}>
          {where}
          {redeemUrl !== null && (
            <a href={redeemUrl} target="_blank" rel="noopener noreferrer">
              {campaignPageTexts.redeem}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
