import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { api } from '../../platform/api/api.ts';
import { EmptyBlock } from '../../ui/state-block.tsx';
import { EarnWays } from './earn-ways.tsx';
import type { PointsEntry } from './mall-data.ts';
import { PointsRow } from './points-row.tsx';
import styles from './points-screen.module.css';
import { UserList } from './user-list.tsx';

const WORDS = {
  label: mallPageTexts.entriesList,
  login: mallPageTexts.entriesLogin,
  failed: mallPageTexts.entriesFailed,
};

/** Where points come from, and the ledger. */
export function PointsScreen({ title }: { title: string }) {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{title}</h1>
      <h2 className={styles.title}>{mallPageTexts.ways}</h2>
      <EarnWays />
      <h2 className={styles.title}>{mallPageTexts.entries}</h2>
      <UserList<PointsEntry & { key: string }>
        name="points"
        load={loadEntries}
        keyOf={({ key }) => key}
        words={WORDS}
        empty={<EmptyBlock title={mallPageTexts.entriesEmpty} hint={mallPageTexts.entriesEmptyHint} />}
      >
        {(entry) => <PointsRow entry={entry} />}
      </UserList>
    </main>
  );
}

/** Entries have no id, so their position distinguishes entries of the same moment. */
async function loadEntries(pageNum: number) {
  const page = await api.listIntegral({ pageNum });
  const content = page.content.map((entry, at) => ({ ...entry, key: `${pageNum}-${at}` }));
  return { ...page, content };
}
