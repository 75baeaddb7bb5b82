import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import type { Key, ReactNode } from 'react';
import { LoginWanted } from '../../host/login-wanted.tsx';
import { StrangerFirst } from '../../host/stranger-first.tsx';
import { useLoginState } from '../../host/use-login-state.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { type ListPage, useOwnPages } from '../../lib/use-own-pages.ts';
import { EndlessList } from '../../ui/endless-list.tsx';
import { RetryBlock } from '../../ui/retry-block.tsx';
import styles from './own-list.module.css';
import { RowsSkeleton } from './rows-skeleton.tsx';

type Words = Record<'label' | 'login' | 'failed', string>;

interface OwnListProps<Item> {
  name: string;
  load: (pageNum: number) => Promise<ListPage<Item>>;
  keyOf: (item: Item) => Key;
  words: Words;
  /** Stands where there is nothing yet. */
  empty: ReactNode;
  /** Where that stands, and what stands there instead of it. */
  stateClass?: string | undefined;
  children: (item: Item) => ReactNode;
}

/** A list of one's own, newest first, with all that can stand in its place. */
export function OwnList<Item>({ name, load, keyOf, words, empty, ...parts }: OwnListProps<Item>) {
  const { stateClass, children } = parts;
  const who = useLoginState();
  const { pages, error, retry, isRetrying, more } = useOwnPages({
    queryKey: ['mall', name],
    load,
    enabled: who === 'user',
  });
  const items = pages?.flatMap(({ content }) => content);
  if (who !== 'user' || isLoginRefusal(error)) {
    return (
      <StrangerFirst who={who} skeleton={<RowsSkeleton />}>
        <div className={stateClass}>
          <LoginWanted title={words.login} hint={mallPageTexts.loginHint} />
        </div>
      </StrangerFirst>
    );
  }
  if (error) {
    return (
      <div className={stateClass}>
        <RetryBlock title={words.failed} busy={isRetrying} onRetry={retry} />
      </div>
    );
  }
  if (items === undefined) return <RowsSkeleton />;
  if (items.length === 0) return <div className={stateClass}>{empty}</div>;
  return (
    <EndlessList items={items} keyOf={keyOf} label={words.label} className={styles.rows} {...more}>
      {children}
    </EndlessList>
  );
}
