import { fill } from '@juban/contract/texts/fill';
import { tvTexts } from '@juban/contract/texts/tv';
import { clockText, useSecondsTo } from '../../ui/use-seconds-to.ts';
import styles from './pay-panel.module.css';
import type { TvCode } from './use-tv-code.ts';

/** When the code is renewed, or what to do without one. */
export function CodeClock({ code }: { code: TvCode }) {
  const seconds = useSecondsTo(code.kind === 'shown' ? code.endsAt : undefined);
  return (
    <p className={`${styles.clock} num`}>
      {code.kind === 'failed' && tvTexts.retry}
      {code.kind === 'waiting' && tvTexts.refreshing}
      {seconds !== undefined && fill(tvTexts.refreshIn, { time: clockText(seconds) })}
    </p>
  );
}
