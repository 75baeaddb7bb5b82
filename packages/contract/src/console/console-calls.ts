import { auditCalls } from './audit.calls.ts';
import { feedbackDeskCalls } from './feedback.calls.ts';
import { fraudCalls } from './fraud.calls.ts';
import { prizeCalls } from './prizes.calls.ts';
import { staffCalls } from './staff.calls.ts';
import { supportCalls } from './support.calls.ts';
import { systemCalls } from './system.calls.ts';

/** All calls of the console by name. Its pages load this file, so it must not import any schema. */
export const consoleCalls = {
  ...staffCalls,
  ...auditCalls,
  ...supportCalls,
  ...systemCalls,
  ...fraudCalls,
  ...feedbackDeskCalls,
  ...prizeCalls,
};

export type ConsoleCallName = keyof typeof consoleCalls;
