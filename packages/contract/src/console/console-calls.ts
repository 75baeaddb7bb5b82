import { auditCalls } from './audit.calls.ts';
import { staffCalls } from './staff.calls.ts';
import { supportCalls } from './support.calls.ts';

/** All calls of the console by name. Its pages load this file, so it must not import any schema. */
export const consoleCalls = { ...staffCalls, ...auditCalls, ...supportCalls };

export type ConsoleCallName = keyof typeof consoleCalls;
