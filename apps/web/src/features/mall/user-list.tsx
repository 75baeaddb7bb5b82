import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import type { Key, ReactNode } from 'react';
import type { ListPage } from '../../lib/list-pages.ts';
import { LoginRequired } from '../../platform/host/login-required.tsx';
import { useUserPages } from '../../platform/host/use-user-query.ts';
import { UserPart } from '../../platform/host/user-part.tsx';
import { EndlessList } from '../../ui/endless-list.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import styles from './user-list.module.css';

type Words = Record<'label' | 'login' | 'failed', string>;

interface UserListProps<Item> {
  name: string;
  load: (pageNum: number) => Promise<ListPage<Item>>;
  keyOf: (item: Item) => Key;
  words: Words;
  /** Shown if the list is empty. */
  empty: ReactNode;
  /** Class of the element around empty and failed states. */
  stateClass?: string | undefined;
  children: (item: Item) => ReactNode;
}

/** A list of the user's data, newest first, with its loading, failed and empty states. */
export function UserList<Item>({ name, load, keyOf, words, empty, ...parts }: UserListProps<Item>) {
  const { stateClass, children } = parts;
  const { state, retry, isRetrying, more } = useUserPages({ queryKey: ['mall', name], load });
  return (
    <UserPart
      state={state}
      skeleton={<RowsSkeleton />}
      guest={
        <div className={stateClass}>
          <LoginRequired title={words.login} hint={mallPageTexts.loginHint} />
        </div>
      }
      failedTitle={words.failed}
      onRetry={retry}
      isRetrying={isRetrying}
      stateClass={stateClass}
    >
      {(pages) => {
        const items = pages.flatMap(({ content }) => content);
        if (items.length === 0) return <div className={stateClass}>{empty}</div>;
        return (
          <EndlessList items={items} keyOf={keyOf} label={words.label} className={styles.rows} {...more}>
            {children}
          </EndlessList>
        );
      }}
    </UserPart>
  );
}
