import { levelRewardTexts as texts } from '@juban/contract/texts/level-rewards';
import { dataOf } from '../../lib/user-state.ts';
import { api } from '../../platform/api/api.ts';
import { isNoConnection } from '../../platform/api/api-error.ts';
import { useUserQuery } from '../../platform/host/use-user-query.ts';
import { RetryBlock } from '../../ui/retry-block.tsx';
import styles from './medal-list.module.css';
import { MEDALS, type Medal, medalPicture, medalUntil } from './medals.ts';

/** The user's medals from levels and the mall; nothing if there are none. */
export function MedalList() {
  const { state, retry, isRetrying } = useUserQuery({
    queryKey: MEDALS,
    queryFn: () => api.listMedals({}),
  });
  if (state.kind === 'failed') {
    return (
      <RetryBlock
        title={texts.medalsFailed}
        isOffline={isNoConnection(state.cause)}
        busy={isRetrying}
        onRetry={retry}
      />
    );
  }
  const medals = dataOf(state) ?? [];
  if (medals.length === 0) return null;
  return (
    <section className={styles.shelf}>
      <h2>{texts.medals}</h2>
      <ul aria-label={texts.medals}>
        {medals.map((medal) => (
          <MedalTile key={medal.medal} medal={medal} />
        ))}
      </ul>
    </section>
  );
}

function MedalTile({ medal }: { medal: Medal }) {
  return (
    <li data-testid="medal" data-ended={medal.isExpired || undefined}>
      <img src={medalPicture(medal)} alt="" width={56} height={56} loading="lazy" />
      <b>{medal.name}</b>
      <span className="num">{medalUntil(medal)}</span>
    </li>
  );
}
