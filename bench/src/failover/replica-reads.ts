import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { callServer } from '../../../apps/server/test/server-process.ts';
import { type NodePlace, SUPERUSER } from './patroni-config.ts';

/** Searches are not cached, so each one reads a database. */
const SEARCH = { q: 's' };
const ASK_EVERY_MS = 50;

export interface Reading {
  answered: number;
  failed: number;
  /** Longest time in which some process answered no read. */
  longestSilenceMs: number;
  /** Answers that differ from the first although nothing changed. */
  wrong: string[];
}

/** Reads from replicas through every process while servers are killed. */
export async function startReading(urls: readonly string[]): Promise<{ stop(): Promise<Reading> }> {
  const reading: Reading = { answered: 0, failed: 0, longestSilenceMs: 0, wrong: [] };
  const first = await search(urls[0] ?? '');
  let open = true;
  const follow = async (url: string) => {
    let heardAt = performance.now();
    const wait = () => {
      reading.longestSilenceMs = Math.max(reading.longestSilenceMs, performance.now() - heardAt);
    };
    while (open) {
      const answer = await search(url).catch(() => undefined);
      wait();
      if (answer === undefined) reading.failed += 1;
      else {
        reading.answered += 1;
        heardAt = performance.now();
        if (answer !== first) reading.wrong.push(`a search was answered with ${answer.slice(0, 200)}`);
      }
      await pause(ASK_EVERY_MS);
    }
  };
  const lanes = urls.map(follow);
  return {
    async stop() {
      open = false;
      await Promise.all(lanes);
      return reading;
    },
  };
}

async function search(url: string): Promise<string> {
  const { code, data } = await callServer(url, 'searchGames', SEARCH);
  if (code !== '0000') throw new Error(`a search was refused with ${code}`);
  return JSON.stringify(data);
}

/** Number of connections from the product to replicas. */
export async function countReplicaReaders(nodes: readonly NodePlace[]): Promise<number> {
  let readers = 0;
  for (const { postgresPort } of nodes) {
    const client = new pg.Client(`postgres://${SUPERUSER}@127.0.0.1:${postgresPort}/juban`);
    await client.connect();
    const { rows } = await client.query<{ n: string }>(
      `select count(*) as n from pg_stat_activity
      where pg_is_in_recovery() and backend_type = 'client backend' and datname = current_database()
        and pid <> pg_backend_pid()`,
    );
    readers += Number(rows[0]?.n);
    await client.end();
  }
  return readers;
}
