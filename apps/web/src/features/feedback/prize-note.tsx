import type { CallOutput } from '@juban/contract/schemas';
import { commonTexts } from '@juban/contract/texts/common';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import { fill } from '@juban/contract/texts/fill';
import { yearDayText } from '@juban/domain/shanghai-words';
import { useQuery } from '@tanstack/react-query';
import { ApiError, api } from '../../platform/api/api.ts';
import { useLoginState } from '../../platform/host/use-login-state.ts';
import { RetryTap } from '../../ui/retry-tap.tsx';
import type { FeedbackDraft } from './feedback-draft.ts';
import styles from './prize-note.module.css';

type Prize = CallOutput<'getPrize'>;

/** The prize as the server knows it; the address contains only the draw id. */
export type AskedPrize =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => Promise<unknown> }
  | { state: 'found'; prize: Prize };

/** Codes for a malformed, unknown or another user's prize. */
const NO_PRIZE = ['4000', '4040'];

export function usePrize(drawId: string): AskedPrize {
  const who = useLoginState();
  const { data, error, refetch } = useQuery({
    queryKey: ['feedback', 'prize', drawId],
    queryFn: () => api.getPrize({ id: drawId }),
    staleTime: 0,
    enabled: drawId !== '' && who === 'user',
  });
  if (drawId === '') return { state: 'none' };
  if (data) return { state: 'found', prize: data };
  if (error instanceof ApiError && NO_PRIZE.includes(String(error.code))) return { state: 'missing' };
  return error ? { state: 'failed', retry: refetch } : { state: 'loading' };
}

const wordsOf = ({ lotteryDrawItemId, drawNo, createTime }: Prize) => ({
  prize: lotteryDrawItemId.name,
  drawNo,
  day: yearDayText(createTime),
});

/** Initial content of the form. */
export const draftOfPrize = (prize: Prize): FeedbackDraft => ({
  content: fill(feedbackTexts.prizeWords, wordsOf(prize)),
  contact: '',
  pictures: [],
});

export function PrizeNote({ asked }: { asked: AskedPrize }) {
  if (asked.state === 'found') return <PrizeCard prize={asked.prize} />;
  if (asked.state === 'loading') return <p className={styles.state}>{feedbackTexts.prizeLoading}</p>;
  if (asked.state === 'none') return null;
  return (
    <p className={styles.state} role="alert">
      {asked.state === 'missing' ? feedbackTexts.prizeMissing : feedbackTexts.prizeFailed}
      {asked.state === 'failed' && <RetryTap onRetry={asked.retry}>{commonTexts.retry}</RetryTap>}
    </p>
  );
}

function PrizeCard({ prize }: { prize: Prize }) {
  const { name, picture } = prize.lotteryDrawItemId;
  return (
    <section className={styles.note} data-testid="asked-prize">
      <img src={picture} alt="" width={56} height={56} />
      <p>
        <b>
          {name}
          <em>{feedbackTexts.prizeMark}</em>
        </b>
        {fill(feedbackTexts.prizeDraw, wordsOf(prize))}
      </p>
    </section>
  );
}
