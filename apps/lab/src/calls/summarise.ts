import { maskPhone } from '@juban/domain';

/** Usable tokens, receipts and codes must not be shown, because logs are copied and photographed. */
const SECRET =
  /token|ticket|authentication|secret|password|sign(?:ature)?$|jws|receipt|captcha|validateCode|verificationCode|^(?:code|giftCode|smsCode|imageCode|wechatCode)$/i;
const HIDDEN = '…';
const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
const MOST_SHOWN = 4_000;

/** Removes secrets and phones from a value. */
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

/** Query or JSON body of a call; for other bodies only the type. */
export function summariseRequest(query: URLSearchParams, body: unknown): string {
  const parts = [query.size > 0 ? write(withoutSecrets(Object.fromEntries(query))) : ''];
  if (typeof body === 'string') parts.push(write(withoutSecrets(readJson(body) ?? `${body.length} 个字符`)));
  else if (body) parts.push(Object.prototype.toString.call(body).slice(8, -1));
  return parts.filter((part) => part !== '').join('\n');
}

export interface AnswerSummary {
  /** From the envelope; empty without one. */
  code: string;
  text: string;
}

/** Summary of an answer. The code of its envelope is public, but a code in its data may be secret. */
export function summariseAnswer(body: string): AnswerSummary {
  const answer = readJson(body);
  if (typeof answer !== 'object' || answer === null) return { code: '', text: `${body.length} 个字符` };
  const code = 'code' in answer ? String(answer.code) : '';
  const shown = withoutSecrets(answer) as object;
  return { code, text: write('code' in answer ? { ...shown, code: answer.code } : shown) };
}
