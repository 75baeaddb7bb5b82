import type { Brand } from '@juban/catalog';
import { commonTexts } from '@juban/contract/texts/common';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { clockText } from '@juban/domain/shanghai-words';
import { type ReactNode, useEffect, useState } from 'react';
import type { UserState } from '../../lib/user-state.ts';
import { failureText } from '../../platform/api/api-error.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { RetryTap } from '../../ui/retry-tap.tsx';
import styles from './tv-head.module.css';
import type { TvUser } from './use-tv-user.ts';
import { userLine } from './user-line.ts';

interface TvHeadProps {
  brand: Brand;
  state: UserState<TvUser>;
  onRetry: () => Promise<unknown>;
}

export function TvHead({ brand, ...user }: TvHeadProps) {
  return (
    <header className={styles.head}>
      <BrandMark brand={brand.id} size={36} />
      <b>{brand.name}</b>
      <span className={styles.who}>
        <Who {...user} />
      </span>
      <Clock />
    </header>
  );
}

function Who({ state, onRetry }: Omit<TvHeadProps, 'brand'>): ReactNode {
  switch (state.kind) {
    case 'unknown':
      return <i className={styles.bone} />;
    case 'guest':
      return shelfTexts.guestName;
    case 'failed':
      return (
        <>
          {failureText(state.cause, shelfTexts.memberFailed)}
          <RetryTap className={styles.retry} onRetry={onRetry}>
            {commonTexts.retry}
          </RetryTap>
        </>
      );
    case 'known':
      return (
        <>
          {state.data.headImgUrl && <img src={state.data.headImgUrl} alt="" width="40" height="40" />}
          {userLine(state.data)}
        </>
      );
  }
}

const MINUTE_MS = 60_000;

/** The current time; empty on the server, whose HTML is cached longer than a minute. */
function Clock() {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 6);
    return () => clearInterval(timer);
  }, []);
  return <time className={styles.time}>{now !== undefined && clockText(now)}</time>;
}
