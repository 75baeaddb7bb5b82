import { campaignTexts } from '@juban/contract/texts/campaign';
import { CLAIMABLE, type Mission } from './campaign-data.ts';
import type { CampaignActs } from './use-campaign.ts';

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

/** Somebody we do not know may press it, and is asked to log in; else only what can be claimed can be pressed. */
export function ReceiveButton({ mission, acts, className }: ReceiveButtonProps) {
  const { statusOf, isClaiming, receive, visitor } = acts;
  const status = statusOf(mission) ?? (visitor.who === 'guest' ? CLAIMABLE : undefined);
  const isOff = status !== CLAIMABLE;
  return (
    <button
      type="button"
      className={className}
      data-status={status ?? 3}
      disabled={isOff}
      aria-busy={isClaiming || undefined}
      aria-describedby={`mission-${mission.id}`}
      onClick={() => receive(mission)}
    >
      {LABELS[status ?? 3]}
    </button>
  );
}
