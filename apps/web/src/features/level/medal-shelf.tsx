import { levelRewardTexts as texts } from '@juban/contract/texts/level-rewards';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import styles from './medal-shelf.module.css';
import { MEDALS, type Medal, medalPicture, medalUntil } from './medals.ts';

/** What the reader has been given, by levels and in the mall; nothing at all where there is nothing. */
export function MedalShelf() {
  const { data: medals = [] } = useQuery({
    queryKey: MEDALS,
    queryFn: () => api.listMedals({}),
    staleTime: 0,
  });
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
