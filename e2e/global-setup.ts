import { startProduct } from './lib/product.ts';

/** Starts the whole product once, for all tests; the function it answers is the teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { baseUrl, sandboxUrl, stop } = await startProduct();
  process.env.BASE_URL = baseUrl;
  process.env.SANDBOX_URL = sandboxUrl;
  return stop;
}
