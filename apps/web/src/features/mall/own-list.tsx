import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import type { Key, ReactNode } from 'react';
import type { ListPage } from '../../lib/list-pages.ts';
import { LoginWanted } from '../../platform/host/login-wanted.tsx';
import { ReaderPart } from '../../platform/host/reader-part.tsx';
import { useReaderPages } from '../../platform/host/use-reader-query.ts';
import { EndlessList } from '../../ui/endless-list.tsx';
import styles from './own-list.module.css';
import { RowsSkeleton } from './rows-skeleton.tsx';

type Words = Record<'label' | 'login' | 'failed', string>;

interface OwnListProps<Item> {
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
export function OwnList<Item>({ name, load, keyOf, words, empty, ...parts }: OwnListProps<Item>) {
  const { stateClass, children } = parts;
  const { state, retry, isRetrying, more } = useReaderPages({ queryKey: ['mall', name], load });
  return (
    <ReaderPart
      state={state}
      skeleton={<RowsSkeleton />}
      guest={
        <div className={stateClass}>
          <LoginWanted title={words.login} hint={mallPageTexts.loginHint} />
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
    </ReaderPart>
  );
}
