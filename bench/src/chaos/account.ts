import { randomUUID } from 'node:crypto';
import type { UnionType } from '@juban/domain';
import type { Person } from './known-facts.ts';
import type { Visit } from './visit.ts';

const WEALTHY = { vipDays: 31, vPower: 168, points: 900 };
const LAPSED = { vipDays: -5, vPower: 61 };

/** The last code sent to a phone. */
export async function readCode(visit: Visit, phone: string): Promise<string> {
  const sent = await visit.sandbox<Array<{ code: string }>>(`sms/messages?phone=${phone}`);
  // Messages without a code are notices.
  const newest = sent.find(({ code }) => code !== '');
  if (!newest) throw new Error(`no code was sent to ${phone}`);
  return newest.code;
}

/** Logs in with an SMS code; undefined if it is refused. */
export async function logIn(
  visit: Visit,
  { phone }: Person,
): Promise<{ id: string; token: string } | undefined> {
  if (!(await visit.tryTo('sendLoginCode', { mobile: phone }))) return undefined;
  const captcha = await readCode(visit, phone);
  const entered = await visit.tryTo('login', { mobile: phone, captcha });
  return entered && { id: entered.data.user.id, token: entered.data.token };
}

/**
 * Opens an account through the Lab, which uses normal registration. Some accounts start with points and days.
 */
export async function ensureAccount(visit: Visit): Promise<boolean> {
  const { person, chance } = visit;
  if (person.token !== undefined) return true;
  const wealth = person.lapsed ? LAPSED : chance.happens(0.5) ? WEALTHY : {};
  const opened = await visit
    .lab<{ id: string; token: string }>('/users', { mobile: person.phone, ...wealth })
    // The account exists because an earlier answer was lost.
    .catch(() => logIn(visit, person));
  if (!opened) return false;
  person.id = opened.id;
  person.token = opened.token;
  return true;
}

/** Sends a code to a phone with a captcha, like the pages; undefined if it is refused. */
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

/** An unused phone, without the endings that the sandbox treats specially. */
export function newPhone(visit: Pick<Visit, 'chance'>, head = '17'): string {
  const phone = `${head}${String(visit.chance.int(1_000_000_000)).padStart(9, '0')}`;
  return /(3001|4040)$/.test(phone) ? newPhone(visit, head) : phone;
}
