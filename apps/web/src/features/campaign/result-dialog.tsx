import { campaignTexts } from '@juban/contract/texts/campaign';
import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { ownTarget } from '../../lib/own-target.ts';
import { CanvasDialog } from '../../ui/canvas-dialog.tsx';
import { type Campaign, pictureOf, resultKind } from './campaign-data.ts';
import type { DialogParts } from './campaign-dialogs.tsx';
import styles from './dialogs.module.css';

const LOOKS = {
  credited: { height: 520, title: campaignTexts.congratulations, hint: campaignTexts.credited },
  service: { height: 685, title: campaignTexts.congratulations, hint: campaignTexts.byService },
  miss: { height: 485, title: campaignTexts.noPrize, hint: '' },
} as const;

interface ResultDialogProps extends DialogParts {
  campaign: Campaign;
  /** The prize's own. */
  text: string | undefined;
}

/** What a draw or a present has brought, and how it comes. */
export function ResultDialog({ campaign, text, ...parts }: ResultDialogProps) {
  // The words stay readable while the dialog fades away.
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
          <ServiceActions serviceUrl={campaign.serviceUrl} onClose={parts.onClose} />
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

function ServiceActions({ serviceUrl, onClose }: { serviceUrl: string; onClose: () => void }) {
  const router = useRouter();
  const way = ownTarget(serviceUrl);
  return (
    <>
      <button type="button" data-quiet onClick={onClose}>
        {commonTexts.know}
      </button>
      {way && (
        <button type="button" onClick={() => void router.navigate(way)}>
          {campaignTexts.contactService}
        </button>
      )}
    </>
  );
}
