import type { Brand } from '@juban/catalog';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { clockText } from '@juban/domain/shanghai-words';
import { useEffect, useState } from 'react';
import { BrandMark } from '../../ui/brand-mark.tsx';
import styles from './tv-head.module.css';
import type { TvUser } from './use-tv-user.ts';
import { userLine } from './user-line.ts';

interface TvHeadProps {
  brand: Brand;
  user: TvUser | undefined;
  isGuest: boolean;
}

export function TvHead({ brand, user, isGuest }: TvHeadProps) {
  return (
    <header className={styles.head}>
      <BrandMark brand={brand.id} size={36} />
      <b>{brand.name}</b>
      <span className={styles.who}>
        {user?.headImgUrl && <img src={user.headImgUrl} alt="" width="40" height="40" />}
        {user && userLine(user)}
        {isGuest && shelfTexts.guestName}
      </span>
      <Clock />
    </header>
  );
}

const MINUTE_MS = 60_000;

/** The time of the living room; empty in the server's page, which is kept longer than a minute. */
function Clock() {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 6);
    return () => clearInterval(timer);
  }, []);
  return <time className={styles.time}>{now !== undefined && clockText(now)}</time>;
}
