import type { Accounts } from '../accounts.ts';
import { createSandboxAccounts } from '../sandbox-accounts.ts';

/** One brand's app as App Store Connect shows it, and the roots its word is checked by. */
export interface AppleApp {
  bundleId: string;
  appAppleId: number;
  environment: 'Production' | 'Sandbox';
  /** DER as base64. */
  roots: readonly string[];
}

export type AppleApps = Accounts<AppleApp>;

/** Demo: the sandbox has a root of its own. */
export function createSandboxApps(sandboxUrl: string): AppleApps {
  return createSandboxAccounts<AppleApp>(`${sandboxUrl}/apple/console/apps`);
}
