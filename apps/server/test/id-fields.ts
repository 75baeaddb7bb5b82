import { type Call, type CallName, calls } from '@juban/contract';
import { schemas } from '@juban/contract/schemas';
import { z } from 'zod/mini';

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  enum?: readonly unknown[];
}

/** A field whose name says that it identifies something: an object, a person, a device, a proof. */
const NAMES_SOMETHING =
  /(?:id|ids|no|md5|ticket|rid|challenge|uuid|token|key|jws|pictures|imgurls|mobile|phone|cursor|code|receipt)$/i;

export const callNames = Object.keys(calls) as CallName[];

/** The identifying fields of a call, read from its schema and from the headers it accepts. */
export function idFieldsOf(name: CallName): string[] {
  const input = z.toJSONSchema(schemas[name].input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const { headers = {} }: Call = calls[name];
  const found = new Set([...fieldsOf(input), ...Object.values(headers)]);
  return [...found].filter((field) => NAMES_SOMETHING.test(field)).sort();
}

function fieldsOf({ properties = {}, items, anyOf = [] }: JsonSchema): string[] {
  const own = Object.entries(properties).flatMap(([field, inner]) => [
    ...(inner.enum ? [] : [field]),
    ...fieldsOf(inner),
  ]);
  return [...own, ...(items ? fieldsOf(items) : []), ...anyOf.flatMap(fieldsOf)];
}
