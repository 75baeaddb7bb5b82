import { createStore } from '../lib/store.ts';
import { readStored, writeStored } from '../lib/stored.ts';

export type Density = 'small' | 'middle';

interface Choice {
  density: Density;
  /** Keys of the shown columns by list. */
  columns: Readonly<Record<string, readonly string[]>>;
}

const KEY = 'tables';
const chosen = createStore<Choice>(readStored('localStorage', KEY) ?? { density: 'small', columns: {} });

function put(next: Choice): void {
  chosen.set(next);
  writeStored('localStorage', KEY, next);
}

interface Choosable {
  key: string;
  startsHidden?: boolean;
}

/** Which columns a list shows and how dense; kept by the browser. */
export function useTableChoice<Column extends Choosable>(name: string, columns: readonly Column[]) {
  const { density, columns: byList } = chosen.use();
  const keys = byList[name] ?? columns.filter(({ startsHidden }) => !startsHidden).map(({ key }) => key);
  return {
    density,
    keys,
    shown: columns.filter(({ key }) => keys.includes(key)),
    choose: (next: readonly string[]) => put({ density, columns: { ...byList, [name]: next } }),
    chooseDensity: (next: Density) => put({ density: next, columns: byList }),
  };
}
