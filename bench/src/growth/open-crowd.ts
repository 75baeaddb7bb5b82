import { startAlipayConsole } from '../../../apps/server/test/alipay-console.ts';
import { runStatement, startCluster } from '../../../apps/server/test/cluster.ts';
import type { OnEnd } from '../lib/closers.ts';
import { copyUsers } from './copy-users.ts';
import { openSized, prepareModel, type SizedProduct } from './open-pair.ts';

const NAME = 'bench';

/** Starts the product on its own PostgreSQL with this many logged-in users. */
export async function openCrowd(users: number, secret: string, onEnd: OnEnd): Promise<SizedProduct> {
  const alipay = await startAlipayConsole();
  onEnd(alipay.stop);
  const cluster = await startCluster();
  onEnd(cluster.stop);
  await runStatement(cluster.url('postgres'), `create database ${NAME}`);
  const templates = await prepareModel(cluster, NAME, alipay);
  const range = await copyUsers({ cluster, database: NAME, templates, secret }, users);
  return openSized({ cluster, alipay, name: NAME, range }, onEnd);
}
