import { commonTexts } from '@juban/contract/texts/common';
import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { Link, ScriptOnce } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect } from 'react';
import { LOGGED_IN_MARK, loggedInScript } from '../../entry/logged-in-script.ts';
import { LoginLink } from '../../platform/host/login-link.tsx';
import { countText } from '../../ui/count-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { RetryTap } from '../../ui/retry-tap.tsx';
import { BalanceArt } from './balance-art.tsx';
import styles from './balance-card.module.css';
import { Coin } from './coin.tsx';
import type { Balance } from './use-balance.ts';

interface BalanceCardProps {
  balance: Balance;
  onRetry: () => Promise<unknown>;
  ref: RefObject<HTMLElement | null>;
}

/** The user's balance, with links to earn points and to exchanges. */
export function BalanceCard({ balance, onRetry, ref }: BalanceCardProps) {
  useLayoutEffect(() => ref.current?.removeAttribute(LOGGED_IN_MARK), [ref]);
  return (
    // The script adds an attribute that React does not expect.
    <section
      ref={ref}
      className={styles.purse}
      aria-label={mallPageTexts.balance}
      data-testid="purse"
      suppressHydrationWarning
    >
      <ScriptOnce>{loggedInScript()}</ScriptOnce>
      <BalanceArt />
      <div className={styles.coin}>
        <Coin size={96} />
      </div>
      <p className={styles.label}>{mallPageTexts.balance}</p>
      <div className={styles.sum}>
        <Sum balance={balance} onRetry={onRetry} />
      </div>
      <nav className={styles.ways}>
        <Link to="/mall/points">
          {mallPageTexts.earn}
          <Icon name="next" size={12} />
        </Link>
        <Link to="/mall/exchanges">
          {mallPageTexts.myExchanges}
          <Icon name="next" size={12} />
        </Link>
      </nav>
    </section>
  );
}

function Sum({ balance, onRetry }: Pick<BalanceCardProps, 'balance' | 'onRetry'>) {
  if (balance.kind === 'unknown') return <i className={styles.bone} data-testid="skeleton" />;
  if (balance.kind === 'guest')
    return <LoginLink className={styles.way}>{mallPageTexts.seePoints}</LoginLink>;
  if (balance.kind === 'failed') {
    return (
      <RetryTap className={styles.way} onRetry={onRetry}>
        {commonTexts.retry}
      </RetryTap>
    );
  }
  return (
    <p className={`${styles.number} num`} data-testid="points">
      {countText(balance.data)}
    </p>
  );
}
