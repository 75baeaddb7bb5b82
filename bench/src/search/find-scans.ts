import pg from 'pg';
import { FIND_BY_KEY, paramsOf } from '../../../apps/server/src/modules/games/games.repository.ts';

const PAGE = { needles: [], brand: 'yujian', most: 21 };

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];

/** What is wrong with the plan of a search: reading all games, sorting, or not using the key index. */
export async function findScans(databaseUrl: string, keys: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const faults: string[] = [];
    for (const key of keys) {
      const { rows } = await client.query(`explain (format json) ${FIND_BY_KEY}`, paramsOf({ key, ...PAGE }));
      const nodes = flat(rows[0]['QUERY PLAN'][0].Plan);
      const isScan = (node: Plan) =>
        node['Node Type'] === 'Sort' ||
        (node['Node Type'] === 'Seq Scan' && ['games', 'game_keys'].includes(node['Relation Name'] ?? ''));
      const usesKeys = nodes.some((node) => node['Index Name'] === 'game_keys_pkey');
      if (nodes.some(isScan) || !usesKeys) faults.push(`${key}: ${JSON.stringify(rows[0]['QUERY PLAN'])}`);
    }
    return faults;
  } finally {
    await client.end();
  }
}
