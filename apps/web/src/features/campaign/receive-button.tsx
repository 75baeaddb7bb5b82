import { campaignTexts } from '@juban/contract/texts/campaign';
import { partTexts } from '@juban/contract/texts/parts';
import type { MissionStatus } from '@juban/domain/campaign';
import { CLAIMABLE, type Mission } from './campaign-data.ts';
import type { CampaignActs } from './use-campaign.ts';

const NOT_REACHED = 3;

const LABELS = {
  1: campaignTexts.receive,
  2: campaignTexts.received,
  3: campaignTexts.notReached,
} as const;

interface ReceiveButtonProps {
  mission: Mission;
  acts: CampaignActs;
  className: string | undefined;
}

/**
 * Visitors may tap it and are asked to log in; otherwise it is enabled only if there is something to claim.
 */
export function ReceiveButton({ mission, acts, className }: ReceiveButtonProps) {
  const { isClaiming, receive } = acts;
  const status = statusFor(mission, acts);
  return (
    <button
      type="button"
      className={className}
      data-status={status ?? 'unknown'}
      disabled={status !== CLAIMABLE}
      aria-busy={isClaiming || undefined}
      aria-label={status === undefined ? partTexts.loading : undefined}
      aria-describedby={`mission-${mission.id}`}
      onClick={() => receive(mission)}
    >
      {status !== undefined && LABELS[status]}
    </button>
  );
}

/** A mission that the server does not list is not reached; undefined while the progress is not loaded. */
function statusFor(mission: Mission, { userState, statusOf }: CampaignActs): MissionStatus | undefined {
  switch (userState.kind) {
    case 'guest':
      return CLAIMABLE;
    case 'known':
      return statusOf(mission) ?? NOT_REACHED;
    case 'unknown':
    case 'failed':
      return undefined;
  }
}
