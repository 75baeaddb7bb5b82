import { calls } from '@juban/contract';
import { callsAs } from './product-calls.ts';

export interface Info {
  appEnv: string;
  database: 'embedded' | 'postgres';
  sandboxUrl: string | null;
  version: string;
  now: number;
}

/** Ids for trying things out; new features add to the server's answer. */
export interface Demo {
  claimChannels?: { open?: string; future?: string; ended?: string };
  dramas?: { normal?: string; vip?: string; disabled?: string; upcoming?: string };
  albums?: { short?: string; long?: string; empty?: string };
  navigations?: readonly string[];
  /** Names of all activities and their periods. */
  activities?: readonly string[];
  activityTimes?: Readonly<Record<string, { startTime: number; endTime: number; drawTime?: number }>>;
}

export interface ClockReading {
  now: number;
  frozen: boolean;
}

export type ClockMove = { advanceMs: number } | { now: number } | { freeze: boolean } | { reset: true };

export interface NewUser {
  id: string | null;
  token: string | null;
  mobile: string;
}

export interface SmsMessage {
  phone: string;
  /** Empty for a message without a code. */
  code: string;
  purpose: string;
  signature: string;
  /** Text of a message without a code. */
  text?: string;
  at: number;
}

/** Unanswered; the solution is the left edge of the piece in pixels of the picture. */
export interface RiskChallenge {
  challenge: string;
  answer: number;
  expiresAt: number;
}

export interface VerifyReport {
  violations: Array<{ invariant: string; rows: unknown[] }>;
  checked: Array<{ invariant: string; rows: number }>;
}

export interface EventReport {
  /** Oldest first, without gaps; the last is the current minute. */
  minutes: Array<{ at: number; count: number }>;
  kinds: Array<{ id: number; name: string; meaning: string; count: number }>;
  /** Newest first. */
  last: Array<{
    eventKey: string;
    id: number;
    meaning: string;
    receivedAt: number;
    clientType: string;
    clientVersion: string;
    userId: string | null;
    properties: Record<string, string | number | boolean>;
  }>;
}

/** Reaction of the simulated host to a method. */
export type BridgeScript =
  | { answer: unknown }
  | { twice: unknown }
  | { error: string }
  | { silence: true }
  | { junk: true };

interface BridgeReport {
  scripts: Readonly<Record<string, BridgeScript>>;
}

/** A partner whose memberships are sold with ours, and how it answers. */
export interface PartnerSwitch {
  partner: string;
  name: string;
  state: string;
}

/** Somebody who can sign in to the console of the demo. */
export interface DemoStaff {
  id: string;
  name: string;
  role: string;
  email: string;
  password: string;
  /** The current code of the authenticator app. */
  totp: string;
}

export interface MadeCase {
  userId: string;
  mobile: string;
  orderNo?: string;
}

export type ProviderFaults = Readonly<Record<string, { fault: string }>>;

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`/lab/api${path}`, init).catch(() => {
    throw new Error('服务没有应答');
  });
  const answer = await response.json().catch(() => undefined);
  if (!response.ok) throw new Error(answer?.msg ?? `服务应答 HTTP ${response.status}`);
  return answer as Answer;
}

function post<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

const byName = (name: string, value: string) => `?${name}=${encodeURIComponent(value)}`;

/** The Lab's own calls, which the server documents beside their code. */
export const labApi = {
  readInfo: () => ask<Info>('/info'),
  readDemo: () => ask<Demo>('/demo'),
  readClock: () => ask<ClockReading>('/clock'),
  moveClock: (move: ClockMove) => post<ClockReading>('/clock', move),
  makeUser: (preset: string, clientType: string) => post<NewUser>('/users', { preset, clientType }),
  takeCode: (userId: string, state: 'received' | 'used') => post('/campaign/codes', { userId, state }),
  leaveCodes: (left: number) => post('/campaign/codes', { left }),
  /** Uses the product's own call, so the result is what pages see. */
  isLoggedIn: (token: string) =>
    callsAs(token)
      .getProfile({})
      .then(
        () => true,
        () => false,
      ),
  readSms: () => ask<SmsMessage[]>('/sms'),
  readCaptchaAnswer: (uuid: string) => ask<{ answer: string }>(`/captcha${byName('uuid', uuid)}`),
  readEvents: () => ask<EventReport>('/events'),
  readBridge: () => ask<BridgeReport>('/bridge'),
  scriptBridge: (order: object) => post<BridgeReport>('/bridge', order),
  readRisks: () => ask<RiskChallenge[]>('/risks'),
  /** What happens to an order's payment at the provider, and how it notifies us. */
  pay: (order: { orderNo: string; outcome: string; notify: string; provider?: string }) =>
    post<object>('/pay', order),
  /** Marks an open order for review, or decides about a paid one. */
  hold: (order: { orderNo: string; act: 'mark' | 'release' | 'refuse' }) => post<object>('/holds', order),
  /** The App Store's signed transaction for an order. */
  buyInStore: (orderNo: string) => post<{ jws: string }>('/apple/purchase', { orderNo }),
  /** The active fault of each provider. */
  readFaults: () => ask<ProviderFaults>('/sandbox'),
  breakProvider: (order: { provider: string; fault: string }) => post<object>('/sandbox', order),
  readPartners: () => ask<PartnerSwitch[]>('/partners'),
  switchPartner: (order: { partner: string; state: string }) => post<object>('/partner', order),
  readStaff: () => ask<DemoStaff[]>('/staff'),
  /** Signs this browser in to the console. */
  enterConsole: (id: string) => post<{ ok: boolean }>('/staff/enter', { id }),
  makeCase: (kind: string) => post<MadeCase>('/cases', { kind }),
  verify: () => ask<VerifyReport>('/verify'),
  reset: () => post<{ ok: boolean }>('/reset', {}),
};

/** Each request draws a new picture for the uuid. */
export const captchaPicture = (uuid: string) => `${calls.getImageCaptcha.path}${byName('uuid', uuid)}`;
