import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startAlipayConsole } from '../../apps/server/test/alipay-console.ts';
import { runStatement, startCluster } from '../../apps/server/test/cluster.ts';
import { startServer } from '../../apps/server/test/server-process.ts';
import { withClosers } from './lib/closers.ts';
import { readCommand } from './lib/command.ts';
import { ensureBuild } from './lib/ensure-build.ts';
import { reportTable } from './lib/report.ts';
import { COUNTING, type DatabaseLoad, measureLoad, openCounter } from './polls/database-load.ts';
import { makePollers } from './polls/make-pollers.ts';
import { type Polling, poll } from './polls/poll.ts';

const EVERY_MS = 3_000;
/** One query per second each for orders and sessions. The background jobs vary by less than one. */
const ALLOWED_AT_ALL = 3;
const ALLOWED_BY_MORE = 1;

interface Measured {
  pollers: number;
  polling: Polling;
  load: DatabaseLoad;
}

const { count } = readCommand(
  'npm run bench:polls -- [--crowd N] [--rounds N]: a crowd of at most N that waits for its payments.',
  { crowd: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '7' } },
);
const most = count('crowd');
const crowds = [0, Math.ceil(most / 10), most];
const rounds = count('rounds');
await ensureBuild();
const isFlat = await withClosers(async (onEnd) => {
  const alipay = await startAlipayConsole();
  onEnd(alipay.stop);
  const cluster = await startCluster(COUNTING);
  onEnd(cluster.stop);
  await runStatement(cluster.url('postgres'), 'create database bench');
  const databaseUrl = cluster.url('bench');
  const server = await startServer({ databaseUrl, sandboxPort: alipay.port });
  onEnd(server.stop);
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  onEnd(() => database.end());
  await openCounter(database);
  const pollers = await makePollers(server.url, database, most);

  const measured: Measured[] = [];
  for (const crowd of crowds) {
    const asking = pollers.slice(0, crowd);
    // The first poll of each is a read and is not measured.
    await poll(server.url, asking, { everyMs: EVERY_MS, rounds: 1 });
    const work = async () => {
      const [polling] = await Promise.all([
        poll(server.url, asking, { everyMs: EVERY_MS, rounds }),
        pause(EVERY_MS * rounds),
      ]);
      return polling;
    };
    const { result: polling, load } = await measureLoad(database, work);
    measured.push({ pollers: crowd, polling, load });
  }
  return report(measured);
});
process.exitCode = isFlat ? 0 : 1;

function report(measured: readonly Measured[]): boolean {
  const rates = measured.map(({ load }) => load.queriesASecond);
  const [none = 0, some = 0, many = 0] = rates;
  const rows = measured.map(({ pollers, polling, load }) => [
    `${pollers} pollers, each every ${EVERY_MS / 1_000} s`,
    (polling.polls / ((EVERY_MS * rounds) / 1_000)).toFixed(0),
    polling.p99Ms.toFixed(1),
    load.queriesASecond.toFixed(1),
    load.writesASecond.toFixed(1),
    load.busyMsASecond.toFixed(1),
  ]);
  const isFlat = some - none <= ALLOWED_AT_ALL && many - some <= ALLOWED_BY_MORE;
  const words = `${[none, some, many].map((rate) => rate.toFixed(1)).join(', ')} queries a second`;
  return reportTable({
    title: `What those who wait cost the database (at most ${ALLOWED_AT_ALL} queries a second more, ${ALLOWED_BY_MORE} by the last step)`,
    headings: ['', 'polls a second', 'p99 ms', 'queries a second', 'writes a second', 'busy ms a second'],
    rows,
    below: isFlat ? [] : [{ what: 'the database notices how many ask', words }],
  });
}
