import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { AppleAccount } from '../../../config/apple-config.ts';
import { AppleDataRefused } from '../../../ports/apple-store.ts';
import { createAppleVerifier } from './apple-verifier.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const makeAccount = (): AppleAccount => ({
  bundleId: 'com.example.yujian',
  appAppleId: 1,
  environment: 'Sandbox',
  roots: [],
});

/** A verifier for an account that is replaced whenever it is read again. */
function startVerifier() {
  const brand = { account: makeAccount() };
  const renew = async () => {
    brand.account = makeAccount();
    return brand.account;
  };
  const apps = { of: async () => brand.account, renewed: renew };
  return { renew, ...createAppleVerifier({ apps, onlineChecks: false }) };
}

it('[B-077] an account is opened once, and its replacement is opened separately', async () => {
  const { verified } = startVerifier();
  const first = await verified('yujian', async ({ verifier }) => verifier);
  const tried: unknown[] = [];
  const refuse = verified('yujian', async ({ verifier }) => {
    tried.push(verifier);
    throw new AppleDataRefused('its verification failed');
  });
  await expect(refuse).rejects.toThrow(AppleDataRefused);
  expect(tried).toHaveLength(2);
  expect(tried[0]).toBe(first);
  expect(tried[1]).not.toBe(first);
});

/** Outside the test, which must not hold any reference to it. */
async function openAndRenew({ verified, renew }: ReturnType<typeof startVerifier>) {
  const opened = await verified('yujian', async ({ app }) => new WeakRef(app));
  await renew();
  return opened;
}

it('[B-077] what was opened for an account is released with it', async () => {
  const store = startVerifier();
  const opened = await openAndRenew(store);
  const isKept = () => {
    collectGarbage();
    return opened.deref() !== undefined;
  };
  await expect.poll(isKept, { timeout: 10_000 }).toBe(false);
  expect(await store.verified('yujian', async ({ app }) => app.bundleId)).toBe('com.example.yujian');
});
