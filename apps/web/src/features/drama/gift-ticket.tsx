import type { Brand } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { shareTexts } from '@juban/contract/texts/share';
import { Link } from '@tanstack/react-router';
import type { AppLink } from '../../ui/app-link.ts';
import styles from './gift-ticket.module.css';

/** The download banner; without scripts a plain link to the download page. */
export function GiftTicket({ brand, openApp }: { brand: Brand; openApp: AppLink }) {
  return (
    <Link
      to="/download"
      preload={false}
      className={styles.gift}
      onClick={openApp.open}
      data-testid="download-banner"
    >
      <strong className="num" aria-hidden="true">
        {shareTexts.giftDays}
        <small>{shareTexts.day}</small>
      </strong>
      <span className={styles.say}>
        <b>{fill(shareTexts.giftTitle, { brand: brand.name })}</b>
        {shareTexts.giftLine}
      </span>
      <span className={styles.go}>{shareTexts.giftGo}</span>
    </Link>
  );
}
