import type { AppleAccount, AppleConfig } from '../../../config/apple-config.ts';
import { createFixedAccounts } from '../accounts.ts';
import { createSandboxAccounts } from '../sandbox-accounts.ts';
import { createAppleStore } from './apple-data.ts';
import { createAppleGateway } from './apple-gateway.ts';
import { createAppleVerifier } from './apple-verifier.ts';

/**
 * The App Store, as a payment method and as a source of signed data: the same code for Apple and the sandbox.
 */
export function createAppleRail(config: AppleConfig | undefined, accountTokenOf: (userId: number) => string) {
  const mayBeGranted = (userId: number) => isGrantedTo(config, userId, accountTokenOf);
  if (!config) return { accountTokenOf, mayBeGranted, appleStore: undefined, appleGateway: undefined };
  const apps =
    config.provider === 'apple'
      ? createFixedAccounts(config.apps)
      : createSandboxAccounts<AppleAccount>(`${config.url}/apple/console/apps`);
  // The sandbox's issuer has no certificate status service.
  const onlineChecks = config.provider === 'apple' && config.onlineChecks;
  return {
    accountTokenOf,
    mayBeGranted,
    appleStore: createAppleStore(createAppleVerifier({ apps, onlineChecks })),
    appleGateway: createAppleGateway({ apps, accountTokenOf }),
  };
}

/** With Apple's Sandbox, where purchases are free, only listed testers are granted what they "bought". */
function isGrantedTo(
  config: AppleConfig | undefined,
  userId: number,
  accountTokenOf: (userId: number) => string,
): boolean {
  if (config?.provider !== 'apple' || !config.testers) return true;
  return config.testers.has(String(userId)) || config.testers.has(accountTokenOf(userId));
}
