import { rm } from 'node:fs/promises';
import { makeContentWithVariant } from './lib/activity-variant.ts';
import { startProduct } from './lib/product.ts';

/** Starts the product once for all tests and returns the teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const content = await makeContentWithVariant();
  const { baseUrl, sandboxUrl, stop } = await startProduct({ CONTENT_DIR: content });
  process.env.BASE_URL = baseUrl;
  process.env.SANDBOX_URL = sandboxUrl;
  return async () => {
    await stop();
    await rm(content, { recursive: true, force: true });
  };
}
