import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { Link } from '@tanstack/react-router';
import { CollapsibleText } from '../../../ui/collapsible-text.tsx';
import styles from './about.module.css';
import type { GameDetail } from './detail-data.ts';
import { Section } from './section.tsx';

/** The editors' and the maker's texts, and the categories. */
export function About({ game: { remark, description, categories } }: { game: GameDetail }) {
  return (
    <Section title={texts.intro}>
      {remark && (
        <p className={styles.remark} data-testid="remark">
          <b>{texts.remark}</b>
          {remark}
        </p>
      )}
      <div className={styles.words}>
        <CollapsibleText>{description}</CollapsibleText>
      </div>
      <ul className={styles.kinds} aria-label={texts.category}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link to="/games/home" search={{ tab: 'all', category: id }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
