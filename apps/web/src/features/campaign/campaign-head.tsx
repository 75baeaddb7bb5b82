import type { Brand } from '@juban/catalog';
import { campaignTexts } from '@juban/contract/texts/campaign';
import { campaignPageTexts } from '@juban/contract/texts/campaign-pages';
import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { campaignNickName } from '@juban/domain/campaign';
import { periodDays } from '@juban/domain/shanghai-words';
import { Link } from '@tanstack/react-router';
import { failureText } from '../../platform/api/api-error.ts';
import { LoginLink } from '../../platform/host/login-link.tsx';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { COLUMN, Picture } from '../../ui/picture.tsx';
import { RetryTap } from '../../ui/retry-tap.tsx';
import type { Campaign } from './campaign-data.ts';
import styles from './campaign-head.module.css';
import type { CampaignActs } from './use-campaign.ts';

interface CampaignHeadProps {
  campaign: Campaign;
  brand: Brand;
  /** The game named by the address. */
  gameId: string | undefined;
  acts: Pick<CampaignActs, 'userState' | 'reload'>;
}

/** Brand, title, greeting and the link to the game. */
export function CampaignHead({ campaign, brand, gameId, acts }: CampaignHeadProps) {
  const { title, subtitle, banner, game } = campaign;
  const [first = '', ...rest] = title.split(' ');
  return (
    <header className={styles.head}>
      <Picture url={banner} sizes={COLUMN} className={styles.banner} width={780} height={600} first />
      <div className={styles.top}>
        <BrandMark brand={brand.id} size={28} />
        <i aria-hidden="true">×</i>
        <img src={game.icon} alt="" width={28} height={28} />
        <span className="sr-only">
          {fill(campaignPageTexts.times, { name: game.name, brand: brand.name })}
        </span>
        <Link to="/games/detail" search={{ id: gameId || game.id }} className={styles.download}>
          {campaignTexts.download}
        </Link>
      </div>
      <div className={styles.words}>
        <h1>
          {first}
          {rest.length > 0 && <span>{rest.join(' ')}</span>}
        </h1>
        <p>{subtitle}</p>
        <p className={styles.period}>{fill(campaignTexts.period, periodDays(campaign))}</p>
      </div>
      <div className={styles.me}>
        <Me {...acts} />
      </div>
    </header>
  );
}

function Me({ userState, reload }: CampaignHeadProps['acts']) {
  switch (userState.kind) {
    case 'unknown':
      return <i className={styles.bone} />;
    case 'guest':
      return <LoginPrompt />;
    case 'failed':
      return (
        <RetryTap onRetry={reload}>{failureText(userState.cause, campaignPageTexts.userFailed)}</RetryTap>
      );
    case 'known':
      return <p>{fill(campaignTexts.welcome, { name: campaignNickName(userState.data.nickName) })}</p>;
  }
}

function LoginPrompt() {
  return (
    <>
      <p>{campaignTexts.loginPrompt}</p>
      <LoginLink>{commonTexts.toLogin}</LoginLink>
    </>
  );
}
