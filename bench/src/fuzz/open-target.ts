import { compose, createContent, DEMO_PACK, openFoundation } from '../../../apps/server/src/composition.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { resetData } from '../../../apps/server/src/lab/reset-data.ts';
import { startSandbox } from '../../../apps/server/test/sandbox-process.ts';
import type { FuzzTarget } from './run-fuzz.ts';
import { targetOf } from './target-of.ts';

interface OpenTarget extends FuzzTarget {
  /** Removes everything fuzzed users created; the content stays. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** A complete product in memory. Its data is emptied, so it never uses a configured database. */
export async function openTarget(): Promise<OpenTarget> {
  const sandbox = await startSandbox();
  const env = { SANDBOX_PORT: String(sandbox.port), DATA_DIR: 'memory', LOG_LEVEL: 'silent' };
  const foundation = await openFoundation(readConfig(env, 'demo'));
  await createContent(foundation).apply(DEMO_PACK);
  const product = await compose(foundation);
  await product.app.ready();
  const target = await targetOf(product);
  const close = async () => {
    await product.app.close();
    sandbox.stop();
  };
  return { ...target, forget: () => resetData(product), close };
}
