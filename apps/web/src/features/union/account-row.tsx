import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { unionTexts } from '@juban/contract/texts/union';
import { unionPageTexts } from '@juban/contract/texts/union-pages';
import { type ReactNode, useRef } from 'react';
import { failureText } from '../../platform/api/api-error.ts';
import { WaitMark } from '../../platform/host/wait-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RetryTap } from '../../ui/retry-tap.tsx';
import styles from './account-row.module.css';
import type { UnionAccount } from './union-data.ts';

interface AccountRowProps {
  account: UnionAccount;
  partnerName: string;
  /** The partner's page is being opened. */
  leaving: boolean;
  onLogin: () => void;
  onBind: () => void;
  onRetry: () => Promise<unknown>;
}

/** The partner account in one row of fixed height. */
export function AccountRow({ account, partnerName, ...acts }: AccountRowProps) {
  const row = useRef<HTMLElement>(null);
  const named = (text: string) => fill(text, { partner: partnerName });
  return (
    <section
      ref={row}
      className={styles.row}
      data-testid="partner-account"
      data-state={account.kind}
      aria-busy={account.kind === 'unknown' || undefined}
      suppressHydrationWarning
    >
      <WaitMark around={row} />
      <svg className={styles.icon} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <rect x="6.5" y="2.8" width="11" height="18.4" rx="2" />
        <path d="M10.5 18.5h3" />
      </svg>
      <Words account={account} named={named} />
      <Act account={account} {...acts} />
    </section>
  );
}

interface WordsProps {
  account: UnionAccount;
  named: (text: string) => string;
}

function Words({ account, named }: WordsProps) {
  if (account.kind === 'bound')
    return (
      <p className={styles.words}>
        <small>
          {named(unionTexts.accountLabel)}
          {account.nickName && ` · ${account.nickName}`}
        </small>
        <b className="num">{account.text}</b>
      </p>
    );
  if (account.kind === 'unknown')
    return (
      <p className={styles.words}>
        <i className={styles.bone} />
        <i className={styles.bone} />
      </p>
    );
  const [title, hint] = SAID[account.kind];
  const said = account.kind === 'failed' ? failureText(account.cause, title) : title;
  return (
    <p className={`${styles.words} visitor-text`}>
      <b className={styles.said}>{named(said)}</b>
      <small>{hint}</small>
    </p>
  );
}

/** Title and note by state. */
const SAID: Readonly<Record<Exclude<UnionAccount['kind'], 'bound' | 'unknown'>, readonly [string, string]>> =
  {
    guest: [unionPageTexts.guest, unionPageTexts.guestHint],
    unbound: [unionPageTexts.unbound, unionPageTexts.unboundHint],
    failed: [unionPageTexts.accountFailed, commonTexts.tryAgain],
  };

function Act(props: Omit<AccountRowProps, 'partnerName'>): ReactNode {
  const { account, leaving, onLogin, onBind, onRetry } = props;
  switch (account.kind) {
    case 'bound':
      return (
        <button type="button" className={styles.change} aria-busy={leaving || undefined} onClick={onBind}>
          {unionTexts.rebind}
          <Icon name="next" size={12} />
        </button>
      );
    case 'guest':
      return <Pill onClick={onLogin}>{commonTexts.toLogin}</Pill>;
    case 'unbound':
      return (
        <Pill busy={leaving} onClick={onBind}>
          {unionTexts.bind}
        </Pill>
      );
    case 'failed':
      return (
        <RetryTap className={styles.pill} onRetry={onRetry}>
          <span>{commonTexts.retry}</span>
        </RetryTap>
      );
    case 'unknown':
      return null;
  }
}

interface PillProps {
  onClick: () => void;
  busy?: boolean;
  children: string;
}

function Pill({ onClick, busy = false, children }: PillProps) {
  return (
    <button
      type="button"
      className={`${styles.pill} visitor-text`}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      <span>{children}</span>
    </button>
  );
}
