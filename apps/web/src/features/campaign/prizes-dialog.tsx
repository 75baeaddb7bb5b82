import { campaignTexts } from '@juban/contract/texts/campaign';
import { campaignPageTexts } from '@juban/contract/texts/campaign-pages';
import { commonTexts } from '@juban/contract/texts/common';
import { partTexts } from '@juban/contract/texts/parts';
import { yearDayText } from '@juban/domain/shanghai-words';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { CanvasDialog } from '../../ui/canvas-dialog.tsx';
import { RetryTap } from '../../ui/retry-tap.tsx';
import { type Campaign, resultKind, type WonPrize } from './campaign-data.ts';
import type { DialogParts } from './dialog-parts.ts';
import styles from './dialogs.module.css';
import { ServiceLink } from './service-link.tsx';

const SHOWN = 3;

/** All prizes won so far, and how each is delivered. */
export function PrizesDialog({ campaign, ...parts }: DialogParts & { campaign: Campaign }) {
  const { activity } = campaign;
  const { data, errorUpdateCount, refetch } = useQuery({
    queryKey: ['campaign-prizes', activity],
    queryFn: () => api.listPrizes({ activity }),
    staleTime: 0,
    enabled: parts.open,
  });
  return (
    <CanvasDialog
      {...parts}
      title={campaignTexts.myPrizes}
      height={800}
      actions={
        <button type="button" onClick={parts.onClose}>
          {commonTexts.close}
        </button>
      }
    >
      {!data && errorUpdateCount === 0 && (
        <p className={styles.empty} role="status">
          {partTexts.loading}
        </p>
      )}
      {data && data.length > 0 && (
        <ul className={styles.list} aria-label={campaignTexts.myPrizes}>
          {data.map((prize) => (
            <PrizeRow key={prize._id} prize={prize} campaign={campaign} />
          ))}
        </ul>
      )}
      {data?.length === 0 && <NoPrizes campaign={campaign} />}
      {errorUpdateCount > 0 && !data && (
        <p className={styles.empty} role="alert">
          {campaignPageTexts.prizesFailed}
          <RetryTap onRetry={refetch}>{commonTexts.retry}</RetryTap>
        </p>
      )}
    </CanvasDialog>
  );
}

/** Shows some of the possible prizes. */
function NoPrizes({ campaign }: { campaign: Campaign }) {
  return (
    <div className={styles.none}>
      <div className={styles.fan}>
        {campaign.prizes.slice(0, SHOWN).map(({ prizeId, picture }) => (
          <img key={prizeId} src={picture} alt="" />
        ))}
      </div>
      <p className={styles.empty}>{campaignTexts.noPrizes}</p>
    </div>
  );
}

function PrizeRow({ prize, campaign }: { prize: WonPrize; campaign: Campaign }) {
  const { name, picture } = prize.lotteryDrawItemId;
  return (
    <li>
      <img src={picture} alt="" width={40} height={40} />
      <p>
        <b>{name}</b>
        {yearDayText(prize.createTime)}
      </p>
      {resultKind(name, campaign) === 'credited' && <i>{campaignPageTexts.credited}</i>}
      {resultKind(name, campaign) === 'service' && (
        <ServiceLink serviceUrl={campaign.serviceUrl} drawId={prize._id} />
      )}
    </li>
  );
}
