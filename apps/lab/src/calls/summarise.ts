import { maskPhone } from '@juban/domain';

/** Logins, proofs and codes that somebody could use: logs are copied and photographed. */
const SECRET =
  /token|ticket|authentication|secret|password|sign(?:ature)?$|jws|receipt|captcha|validateCode|verificationCode|^(?:code|giftCode|smsCode|imageCode|wechatCode)$/i;
const HIDDEN = '…';
const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
const MOST_SHOWN = 4_000;

/** A value with its secrets and phones taken out. */
function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(PHONE, maskPhone);
  if (typeof value === 'number') {
    const masked = String(value).replace(PHONE, maskPhone);
    return masked === String(value) ? value : masked;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutSecrets);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET.test(name) && typeof inner !== 'object' ? HIDDEN : withoutSecrets(inner),
    ]),
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const write = (value: unknown): string => {
  const text = JSON.stringify(value, null, 2);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}\n${HIDDEN}` : text;
};

/** What a call asks for: its query, or the JSON in its body. Other bodies are only named by their kind. */
export function summariseRequest(query: URLSearchParams, body: unknown): string {
  const parts = [query.size > 0 ? write(withoutSecrets(Object.fromEntries(query))) : ''];
  if (typeof body === 'string') parts.push(write(withoutSecrets(readJson(body) ?? `${body.length} 个字符`)));
  else if (body) parts.push(Object.prototype.toString.call(body).slice(8, -1));
  return parts.filter((part) => part !== '').join('\n');
}

export interface AnswerSummary {
  /** Of our envelope; empty for an answer without one. */
  code: string;
  text: string;
}

/** What an answer says. The code of its envelope is no secret; a code inside its data may be one. */
export function summariseAnswer(body: string): AnswerSummary {
  const answer = readJson(body);
  if (typeof answer !== 'object' || answer === null) return { code: '', text: `${body.length} 个字符` };
  const code = 'code' in answer ? String(answer.code) : '';
  const shown = withoutSecrets(answer) as object;
  return { code, text: write('code' in answer ? { ...shown, code: answer.code } : shown) };
}
