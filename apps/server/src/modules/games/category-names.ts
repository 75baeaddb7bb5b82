import type { Db } from '../../db/database.ts';
import { listCategories } from './games.repository.ts';

export type CategoryNames = ReadonlyMap<string, string>;
export type CategoryShelf = ReturnType<typeof createCategoryShelf>;

/** What categories are called, which every row of every list says: read once, and again when content changed. */
export function createCategoryShelf(db: Db) {
  let kept: Promise<CategoryNames> | undefined;

  async function load(): Promise<CategoryNames> {
    return new Map((await listCategories(db)).map(({ categoryId, name }) => [categoryId, name]));
  }

  return {
    names(): Promise<CategoryNames> {
      if (kept) return kept;
      const loading = load();
      kept = loading;
      // A database that was away for a moment is asked again by the next.
      loading.catch(() => {
        if (kept === loading) kept = undefined;
      });
      return loading;
    },
    forget(): void {
      kept = undefined;
    },
  };
}
