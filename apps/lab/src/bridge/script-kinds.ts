import type { BridgeScript } from '../lib/lab-api.ts';

export const SCRIPT_KINDS = [
  { id: 'answer', name: '应答' },
  { id: 'error', name: '报错' },
  { id: 'silence', name: '不应答' },
  { id: 'twice', name: '答两次' },
  { id: 'junk', name: '乱答' },
] as const;

export type ScriptKind = (typeof SCRIPT_KINDS)[number]['id'];

/** Label of the field for each kind; none for kinds without a value. */
export const FIELD_NAMES: Readonly<Record<ScriptKind, string>> = {
  answer: 'JSON 值',
  twice: 'JSON 值',
  error: '原因',
  silence: '',
  junk: '',
};

/** An initial value that each method accepts. */
const EXAMPLES: Readonly<Record<string, string>> = {
  getAppInfo: '{"clientType":"Android","clientVersion":"10.2.4"}',
  getToken: '""',
  login: '{"outcome":"cancelled"}',
  share: '"shared"',
  payAlipay: '"paid"',
  payWechat: '"paid"',
  payInfo360: '"paid"',
  purchaseIos: '{"result":"cancelled"}',
  restoreIos: '[]',
  deviceId: '"lab-device"',
  notificationPermission: '"granted"',
};

export function exampleOf(kind: ScriptKind, method: string): string {
  if (kind === 'error') return 'unsupported';
  return FIELD_NAMES[kind] === '' ? '' : (EXAMPLES[method] ?? 'true');
}

/** Undefined for an invalid value. */
export function writeScript(kind: ScriptKind, text: string): BridgeScript | undefined {
  if (kind === 'silence') return { silence: true };
  if (kind === 'junk') return { junk: true };
  if (kind === 'error') return text.trim() === '' ? undefined : { error: text.trim() };
  try {
    const value: unknown = JSON.parse(text);
    return kind === 'answer' ? { answer: value } : { twice: value };
  } catch {
    return undefined;
  }
}

export function describeScript(script: BridgeScript): string {
  const [kind, value] = Object.entries(script)[0] ?? [];
  const name = SCRIPT_KINDS.find(({ id }) => id === kind)?.name ?? kind ?? '';
  return value === true && FIELD_NAMES[kind as ScriptKind] === '' ? name : `${name} ${JSON.stringify(value)}`;
}
