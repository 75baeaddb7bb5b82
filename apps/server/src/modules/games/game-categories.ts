import type { Db } from '../../db/database.ts';
import { countByCategory, listCategories } from './games.repository.ts';

export type CategoryNames = ReadonlyMap<string, string>;
export type GameCategories = ReturnType<typeof createGameCategories>;

/**
 * Names of categories, which are part of every row of every list, and their numbers of games: read once, and
 * again when content changes.
 */
export function createGameCategories(db: Db) {
  async function loadNames(): Promise<CategoryNames> {
    return new Map((await listCategories(db)).map(({ categoryId, name }) => [categoryId, name]));
  }
  const names = keepReads(loadNames);
  const totals = keepReads((brand) => countByCategory(db, brand));

  return {
    /** The same for all brands. */
    names: () => names.read(''),
    /** By category, of a brand; all of its games under the empty name. */
    totals: (brand: string) => totals.read(brand),
    forget(): void {
      names.forget();
      totals.forget();
    },
  };
}

function keepReads<Value>(load: (name: string) => Promise<Value>) {
  const kept = new Map<string, Promise<Value>>();
  return {
    read(name: string): Promise<Value> {
      const known = kept.get(name);
      if (known) return known;
      const loading = load(name);
      kept.set(name, loading);
      // After a failure the next caller tries again.
      loading.catch(() => {
        if (kept.get(name) === loading) kept.delete(name);
      });
      return loading;
    },
    forget: () => kept.clear(),
  };
}
