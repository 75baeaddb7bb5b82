import { activityCalls } from '@juban/contract/activity/activity.calls';
import type { CallOutput } from '@juban/contract/schemas';
import { activityGiftTexts as texts } from '@juban/contract/texts/activity-gift';
import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { Icon } from '../../ui/icon.tsx';
import { RetryTap } from '../../ui/retry-tap.tsx';
import styles from './draw-proof.module.css';
import { entryText, type Gift, isDrawn } from './gift-texts.ts';

type Draw = CallOutput<'getGiftDraw'>;

/** Everything needed to verify the draw. The winners are loaded when it is opened. */
export function DrawProof({ activity, gift }: { activity: string; gift: Gift }) {
  const [draw, setDraw] = useState<Draw | 'failed'>();
  const { winners, draw: published } = gift;
  const load = async () => {
    setDraw(await api.getGiftDraw({ activity }).catch(() => 'failed' as const));
  };
  const open = (isOpen: boolean) => {
    if (isOpen && isDrawn(gift) && draw === undefined) void load();
  };
  return (
    <details
      className={styles.fair}
      data-testid="gift-fair"
      onToggle={(event) => open(event.currentTarget.open)}
    >
      <summary>
        {texts.fairTitle}
        <Icon name="next" size={14} />
      </summary>
      <p>{isDrawn(gift) ? fill(texts.fairAfter, { winners }) : texts.fairBefore}</p>
      <dl>
        <dt>{texts.seedHash}</dt>
        <dd>{published.seedHash}</dd>
        {published.seed !== null && (
          <>
            <dt>{texts.seed}</dt>
            <dd>{published.seed}</dd>
          </>
        )}
      </dl>
      {draw === 'failed' && (
        <p>
          {texts.winnersFailed} <RetryTap onRetry={load}>{commonTexts.retry}</RetryTap>
        </p>
      )}
      {draw && draw !== 'failed' && <Winners draw={draw} activity={activity} />}
    </details>
  );
}

function Winners({ draw: { winners, withdrawn }, activity }: { draw: Draw; activity: string }) {
  if (winners.length === 0) return <p>{texts.noWinners}</p>;
  return (
    <>
      <h3>{texts.winnersTitle}</h3>
      <ol>
        {winners.map((entryNo) => (
          <li key={entryNo}>{entryText(entryNo)}</li>
        ))}
      </ol>
      {withdrawn.length > 0 && <p>{fill(texts.withdrawn, { count: withdrawn.length })}</p>}
      <a href={`${activityCalls.getGiftDraw.path}?activity=${activity}`}>{texts.data}</a>
    </>
  );
}
