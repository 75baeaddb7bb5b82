import { homeTexts } from '@juban/contract/texts/home';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './home-links.module.css';

interface Way {
  to: '/vip' | '/mall' | '/games' | '/download';
  icon: IconName;
  name: string;
  hint: string;
  /** Membership and points are gold. */
  gold?: true;
}

const WAYS: readonly Way[] = [
  { to: '/vip', icon: 'vip', name: homeTexts.vip, hint: homeTexts.vipHint, gold: true },
  { to: '/mall', icon: 'points', name: homeTexts.mall, hint: homeTexts.mallHint, gold: true },
  { to: '/games', icon: 'games', name: homeTexts.games, hint: homeTexts.gamesHint },
  { to: '/download', icon: 'cache', name: homeTexts.download, hint: homeTexts.downloadHint },
];

/** The main invitation, from content. */
export interface Ticket {
  name: string;
  hint: string;
  to: string;
}

/** The invitation, if there is one, and four links. */
export function HomeLinks({ ticket }: { ticket: Ticket | null }) {
  return (
    <nav className={styles.ways} aria-label={homeTexts.ways}>
      {ticket && (
        <Link className={styles.ticket} to={ticket.to as string}>
          <Icon name="gift" size={28} line={1.4} />
          <span className={styles.words}>
            <b>{ticket.name}</b>
            <small>{ticket.hint}</small>
          </span>
          <span className={styles.go}>
            <Icon name="right" size={18} line={1.8} />
          </span>
        </Link>
      )}
      <ul className={styles.links}>
        {WAYS.map(({ to, icon, name, hint, gold }) => (
          <li key={name}>
            <Link className={styles.link} to={to} data-gold={gold}>
              <Icon name={icon} size={26} line={1.4} />
              <span className={styles.words}>
                <b>{name}</b>
                <small>{hint}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
