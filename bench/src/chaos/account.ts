import { randomUUID } from 'node:crypto';
import type { UnionType } from '@juban/domain';
import type { Person } from './known-facts.ts';
import type { Visit } from './visit.ts';

const WEALTHY = { vipDays: 31, vPower: 168, points: 900 };
const LAPSED = { vipDays: -5, vPower: 61 };

/** The newest code sent to a phone. */
export async function readCode(visit: Visit, phone: string): Promise<string> {
  const sent = await visit.sandbox<Array<{ code: string }>>(`sms/messages?phone=${phone}`);
  // Notices carry no code.
  const newest = sent.find(({ code }) => code !== '');
  if (!newest) throw new Error(`no code was sent to ${phone}`);
  return newest.code;
}

/** By the code that any phone gets; undefined where it is refused. */
export async function logIn(
  visit: Visit,
  { phone }: Person,
): Promise<{ id: string; token: string } | undefined> {
  if (!(await visit.tryTo('sendLoginCode', { mobile: phone }))) return undefined;
  const captcha = await readCode(visit, phone);
  const entered = await visit.tryTo('login', { mobile: phone, captcha });
  return entered && { id: entered.data.user.id, token: entered.data.token };
}

/** Opens an account through the Lab, which takes the way of any registration; some people bring what others earn. */
export async function ensureAccount(visit: Visit): Promise<boolean> {
  const { person, chance } = visit;
  if (person.token !== undefined) return true;
  const wealth = person.lapsed ? LAPSED : chance.happens(0.5) ? WEALTHY : {};
  const opened = await visit
    .lab<{ id: string; token: string }>('/users', { mobile: person.phone, ...wealth })
    // Taken: an earlier answer was lost on its way. The account is theirs all the same.
    .catch(() => logIn(visit, person));
  if (!opened) return false;
  person.id = opened.id;
  person.token = opened.token;
  return true;
}

/** A code for a phone against a captcha, as pages have it sent; undefined where it is refused. */
export async function sendCode(visit: Visit, mobile: string, type?: UnionType): Promise<string | undefined> {
  const uuid = randomUUID();
  await fetch(`${visit.stage.url}/centreapi/auth/imgCode?uuid=${uuid}`, { headers: { clientType: 'web' } });
  const { answer: imgCode } = await visit.lab<{ answer: string }>(`/captcha?uuid=${uuid}`);
  const sent = await visit.tryTo(
    'sendCodeWithImage',
    { uuid, imgCode, mobile, ...(type && { type }) },
    { clientType: 'web' },
  );
  return sent && readCode(visit, mobile);
}

/** A phone nobody has; none ends in digits that the outside world reads a meaning into. */
export function newPhone(visit: Pick<Visit, 'chance'>, head = '17'): string {
  const phone = `${head}${String(visit.chance.int(1_000_000_000)).padStart(9, '0')}`;
  return /(3001|4040)$/.test(phone) ? newPhone(visit, head) : phone;
}
