import { campaignTexts } from '@juban/contract/texts/campaign';
import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../platform/api/api.ts';
import { CanvasDialog } from '../../ui/canvas-dialog.tsx';
import { type Campaign, pictureOf, resultKind } from './campaign-data.ts';
import type { DialogParts } from './dialog-parts.ts';
import styles from './dialogs.module.css';
import { ServiceLink } from './service-link.tsx';

const LOOKS = {
  credited: { height: 520, title: campaignTexts.congratulations, hint: campaignTexts.credited },
  service: { height: 685, title: campaignTexts.congratulations, hint: campaignTexts.byService },
  miss: { height: 485, title: campaignTexts.noPrize, hint: '' },
} as const;

interface ResultDialogProps extends DialogParts {
  campaign: Campaign;
  /** Name of the prize. */
  text: string | undefined;
}

/** The result of a draw or claim, and how it is delivered. */
export function ResultDialog({ campaign, text, ...parts }: ResultDialogProps) {
  // Kept while the dialog fades out.
  const last = useRef('');
  if (text !== undefined) last.current = text;
  const kind = resultKind(last.current, campaign);
  const { height, title, hint } = LOOKS[kind];
  return (
    <CanvasDialog
      {...parts}
      title={title}
      height={height}
      art={
        <span className={styles.art} data-kind={kind}>
          <img src={pictureOf(last.current, campaign)} alt="" />
        </span>
      }
      actions={
        kind === 'service' ? (
          <ServiceActions campaign={campaign} text={last.current} onClose={parts.onClose} />
        ) : (
          <button type="button" onClick={parts.onClose}>
            {commonTexts.confirm}
          </button>
        )
      }
    >
      {kind !== 'miss' && (
        <p className={styles.prize} data-testid="prize">
          {fill(campaignTexts.wonPrize, { prize: last.current })}
        </p>
      )}
      {hint && <p className={styles.text}>{hint}</p>}
    </CanvasDialog>
  );
}

/** A draw returns only the prize's text; the draw's id comes from the list of prizes. */
function ServiceActions({
  campaign,
  text,
  onClose,
}: {
  campaign: Campaign;
  text: string;
  onClose: () => void;
}) {
  const { activity, serviceUrl } = campaign;
  const { data, isFetching } = useQuery({
    queryKey: ['campaign-prizes', activity],
    queryFn: () => api.listPrizes({ activity }),
    staleTime: 0,
  });
  // Until the list is loaded, the newest prize of that name may be an earlier one.
  const won = data?.find(({ lotteryDrawItemId }) => lotteryDrawItemId.name === text);
  return (
    <>
      <button type="button" data-quiet onClick={onClose}>
        {commonTexts.know}
      </button>
      {isFetching ? (
        <button type="button" disabled aria-busy="true">
          {campaignTexts.contactService}
        </button>
      ) : (
        <ServiceLink serviceUrl={serviceUrl} drawId={won?._id} />
      )}
    </>
  );
}
