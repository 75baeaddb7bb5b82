import { gameRightsTexts as texts } from '@juban/contract/texts/game-rights';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/icon.tsx';
import { RIGHTS } from './rights.ts';
import styles from './rights-screen.module.css';

/** Players' rights, each with a link to its page. */
export function RightsScreen() {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      <ol className={styles.list}>
        {RIGHTS.map(({ icon, title, words, way, label }) => (
          <li key={title}>
            <span className={styles.icon}>
              <Icon paths={icon} size={22} />
            </span>
            <h2>{title}</h2>
            <p>{words}</p>
            <Link to={way} className={styles.way}>
              {label}
              <Icon name="next" size={12} line={2} />
            </Link>
          </li>
        ))}
      </ol>
    </main>
  );
}
