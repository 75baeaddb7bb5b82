import type { z } from 'zod/mini';
import type { CallSchema } from '../schemas.ts';
import { auditSchemas } from './audit.schemas.ts';
import type { ConsoleCallName } from './console-calls.ts';
import { feedbackDeskSchemas } from './feedback.schemas.ts';
import { fraudSchemas } from './fraud.schemas.ts';
import { prizeSchemas } from './prizes.schemas.ts';
import { staffSchemas } from './staff.schemas.ts';
import { supportSchemas } from './support.schemas.ts';
import { systemSchemas } from './system.schemas.ts';

export const consoleSchemas = {
  ...staffSchemas,
  ...auditSchemas,
  ...supportSchemas,
  ...systemSchemas,
  ...fraudSchemas,
  ...feedbackDeskSchemas,
  ...prizeSchemas,
} satisfies Record<ConsoleCallName, CallSchema>;

type Schemas = typeof consoleSchemas;

/** What a page of the console sends, before validation. */
export type ConsoleInput<Name extends ConsoleCallName> = z.input<Schemas[Name]['input']>;
/** What a service receives, after validation. */
export type ConsoleRequest<Name extends ConsoleCallName> = z.output<Schemas[Name]['input']>;
export type ConsoleOutput<Name extends ConsoleCallName> = z.output<Schemas[Name]['output']>;
