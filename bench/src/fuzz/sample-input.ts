import type { CallName } from '@juban/contract';
import { schemas } from '@juban/contract/schemas';
import fc from 'fast-check';
import { z } from 'zod/mini';
import type { Chance } from './chance.ts';

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

export type Input = Record<string, unknown>;

/** Values that a schema cannot provide and that reach further than invented ones. */
export interface Known {
  /** Values by field name, for example existing channels. */
  fields: Readonly<Record<string, readonly string[]>>;
}

const SAMPLES_PER_PATTERN = 24;
const OPTIONAL_SHARE = 0.5;
const KNOWN_SHARE = 0.9;

const PHONE_FIELDS = new Set(['mobile', 'phone']);
const CODE_FIELDS = new Set(['mobileValidateCode', 'captcha', 'code']);

const inputSchemas = new Map<CallName, JsonSchema>();
const patternSamples = new Map<string, readonly string[]>();

/** A valid input for the call, as far as the schema can be analysed. */
export function sampleInput(name: CallName, known: Known, chance: Chance): Input {
  const sample = sampleSchema(inputSchemaOf(name), '', known, chance);
  return typeof sample === 'object' && sample !== null ? (sample as Input) : {};
}

function inputSchemaOf(name: CallName): JsonSchema {
  const found = inputSchemas.get(name);
  if (found) return found;
  const made = z.toJSONSchema(schemas[name].input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  inputSchemas.set(name, made);
  return made;
}

function sampleSchema(schema: JsonSchema, field: string, known: Known, chance: Chance): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  if (schema.anyOf) return sampleSchema(chance.pick(schema.anyOf), field, known, chance);
  if (schema.type === 'object') return sampleObject(schema, known, chance);
  if (schema.type === 'array') {
    const items = Array.from({ length: chance.int(4) });
    return items.map(() => sampleSchema(schema.items ?? {}, field, known, chance));
  }
  if (schema.type === 'integer' || schema.type === 'number') return sampleNumber(schema, chance);
  if (schema.type === 'boolean') return chance.happens(0.5);
  return schema.type === 'null' ? null : sampleText(schema, field, known, chance);
}

function sampleObject(schema: JsonSchema, known: Known, chance: Chance): Input {
  const input: Input = {};
  for (const [field, inner] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(field) ?? false;
    if (isRequired || chance.happens(OPTIONAL_SHARE)) {
      input[field] = sampleSchema(inner, field, known, chance);
    }
  }
  return input;
}

function sampleNumber({ minimum = 0, maximum = 1_000, type }: JsonSchema, chance: Chance): number {
  const value = minimum + chance.int(Math.min(maximum - minimum, 2 ** 31) + 1);
  return type === 'integer' ? Math.round(value) : value;
}

function sampleText(schema: JsonSchema, field: string, known: Known, chance: Chance): string {
  if (PHONE_FIELDS.has(field)) return samplePhone(chance);
  if (CODE_FIELDS.has(field)) return String(chance.int(1_000_000)).padStart(6, '0');
  const values = known.fields[field];
  if (values && values.length > 0 && chance.happens(KNOWN_SHARE)) return chance.pick(values);
  if (schema.pattern) return chance.pick(samplesOf(schema.pattern));
  return 'x'.repeat(1 + chance.int(Math.min(schema.maxLength ?? 20, 20)));
}

function samplesOf(pattern: string): readonly string[] {
  const found = patternSamples.get(pattern);
  if (found) return found;
  const made = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: SAMPLES_PER_PATTERN, seed: 1 });
  patternSamples.set(pattern, made);
  return made;
}

/** Few enough numbers that some repeat, in different spellings. */
function samplePhone(chance: Chance): string {
  const phone = `13${String(chance.int(4_000) * 249_989).padStart(9, '0')}`;
  const spellings = [
    phone,
    `+86${phone}`,
    `0086 ${phone}`,
    `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`,
    phone.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  ];
  return chance.pick(spellings);
}
