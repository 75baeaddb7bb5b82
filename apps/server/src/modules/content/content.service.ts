import { isDeepStrictEqual } from 'node:util';
import { shanghaiDay, shanghaiMidnight } from '@juban/domain';
import type { ContentChange, ContentSection } from '../../db/content-section.ts';
import { type Database, type Db, StartError } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  announceChange,
  CONTENT_CHANNEL,
  readAppliedPack,
  readSectionRows,
  upsertRow,
  writePack,
} from './content.repository.ts';
import { type ContentPack, hashPack, readPack } from './content-pack.ts';

export interface ContentDeps {
  db: Db;
  clock: Clock;
  /** The folder of packs. */
  folder: string;
  sections: readonly ContentSection[];
}

/** Content is data: packs are planned, then applied in one transaction, and users' data is never touched. */
export function createContentService({ db, clock, folder, sections }: ContentDeps) {
  async function planIn(tx: Db, pack: ContentPack) {
    const today = shanghaiMidnight(clock.businessNow());
    const changes: Array<ContentChange & { section: string; row: Record<string, unknown> }> = [];
    for (const [section, items] of pack.items) {
      const { field } = section.key;
      const stored = new Map((await readSectionRows(tx, section)).map((row) => [row[field], row]));
      const made = new Set<unknown>();
      for (const item of items.flatMap((item) => section.spread?.(item as never) ?? [item])) {
        const row = section.toRow(item as never, today, pack.files);
        if (made.has(row[field]))
          throw new StartError(`content pack ${pack.name}: ${section.name}.yaml makes ${row[field]} twice`);
        made.add(row[field]);
        const before = stored.get(row[field]);
        const kind = !before ? 'add' : isDeepStrictEqual({ ...before, ...row }, before) ? 'same' : 'change';
        changes.push({ section: section.name, key: String(row[field]), kind, row });
        stored.delete(row[field]);
      }
      for (const [key, row] of stored)
        changes.push({ section: section.name, key: String(key), kind: 'left', row });
    }
    return changes;
  }

  return {
    /** What applying would do; rows that the pack does not name are left unchanged. */
    async plan(name: string): Promise<ContentChange[]> {
      const changes = await planIn(db, readPack(folder, name, sections));
      return changes.map(({ section, key, kind }) => ({ section, key, kind }));
    },

    async apply(name: string, onProgress: (line: string) => void = () => {}): Promise<void> {
      const pack = readPack(folder, name, sections);
      await db.transaction(async (tx) => {
        const changes = (await planIn(tx, pack)).filter(({ kind }) => kind === 'add' || kind === 'change');
        for (const [index, change] of changes.entries()) {
          const section = sections.find((candidate) => candidate.name === change.section);
          if (section) await upsertRow(tx, section, change.row);
          onProgress(`content ${name}: ${index + 1} of ${changes.length}, ${change.section} ${change.key}`);
        }
        await writePack(tx, { pack: pack.name, hash: pack.hash, appliedAt: clock.businessNow() });
        await announceChange(tx);
      });
    },

    /** Calls back after every apply, by this process or another. */
    onChange: (database: Database, listener: () => void) => database.listen(CONTENT_CHANNEL, listener),

    /**
     * True if the pack was applied in its current form; applied packs were checked, so only the texts are
     * compared.
     */
    async isApplied(name: string): Promise<boolean> {
      return (await readAppliedPack(db, name))?.hash === hashPack(folder, name, sections);
    },

    /** The same, and today: packs count days from the day they are applied. */
    async isAppliedToday(name: string): Promise<boolean> {
      const applied = await readAppliedPack(db, name);
      return (
        applied?.hash === hashPack(folder, name, sections) &&
        shanghaiDay(applied.appliedAt) === shanghaiDay(clock.businessNow())
      );
    },

    /** Makes every process clear its caches of content. */
    announce: () => announceChange(db),
  };
}
