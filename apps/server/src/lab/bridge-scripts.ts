import { z } from 'zod/mini';

/** Every method of the bridge port; docs/bridge.md describes their parameters. */
export const BRIDGE_METHODS = [
  'getAppInfo',
  'getToken',
  'login',
  'close',
  'openWebView',
  'openBrowser',
  'share',
  'payAlipay',
  'payWechat',
  'purchaseIos',
  'restoreIos',
  'deviceId',
  'notificationPermission',
  'userInfoChanged',
  'payInfo360',
  'track',
] as const;

type ScriptedMethod = (typeof BRIDGE_METHODS)[number];

const LONGEST_ERROR = 200;

/** How the simulated host behaves when a method is called. */
export const scriptBody = z.union([
  z.strictObject({ answer: z.json() }),
  /** Answers, and then answers again with another value. */
  z.strictObject({ twice: z.json() }),
  z.strictObject({ error: z.string().check(z.minLength(1), z.maxLength(LONGEST_ERROR)) }),
  z.strictObject({ silence: z.literal(true) }),
  /** An answer that is not a valid value of the method. */
  z.strictObject({ junk: z.literal(true) }),
  /** The default behaviour of such a host. */
  z.strictObject({ reset: z.literal(true) }),
]);

export const scriptOrder = z.pipe(
  z.looseObject({ method: z.enum(BRIDGE_METHODS) }),
  z.transform(({ method, ...rest }) => ({ method, script: rest })),
);

type BridgeScript = Exclude<z.output<typeof scriptBody>, { reset: true }>;

/** Kept by the process, not by the database: a script is for the people using this Lab now. */
export interface BridgeScripts {
  read(): Partial<Record<ScriptedMethod, BridgeScript>>;
  write(method: ScriptedMethod, script: BridgeScript): void;
  clear(method?: ScriptedMethod): void;
}

export function createBridgeScripts(): BridgeScripts {
  const scripts = new Map<ScriptedMethod, BridgeScript>();
  return {
    read: () => Object.fromEntries(scripts),
    write: (method, script) => void scripts.set(method, script),
    clear: (method) => void (method ? scripts.delete(method) : scripts.clear()),
  };
}
