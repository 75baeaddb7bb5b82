import { calls } from '@juban/contract';
import { callsAs } from './product-calls.ts';

export interface Info {
  appEnv: string;
  database: 'embedded' | 'postgres';
  sandboxUrl: string | null;
  version: string;
  now: number;
}

/** Ids to try; the server's answer grows with every capability. */
export interface Demo {
  claimChannels?: { open?: string; future?: string; ended?: string };
  dramas?: { normal?: string; vip?: string; disabled?: string; upcoming?: string };
  albums?: { short?: string; long?: string; empty?: string };
  navigations?: readonly string[];
  /** Names of all activities, and when each is open. */
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
  /** Empty for a message that only tells something. */
  code: string;
  purpose: string;
  signature: string;
  /** What a message without a code says. */
  text?: string;
  at: number;
}

/** Not answered yet; the answer is the piece's left edge in the picture's pixels. */
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
  /** Oldest first, without gaps; the last is the present minute. */
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

/** How the simulated host behaves when a method is called. */
export type BridgeScript =
  | { answer: unknown }
  | { twice: unknown }
  | { error: string }
  | { silence: true }
  | { junk: true };

interface BridgeReport {
  scripts: Readonly<Record<string, BridgeScript>>;
}

/** A partner whose memberships come with ours, and how its counter answers. */
export interface PartnerSwitch {
  partner: string;
  name: string;
  state: string;
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

function tell<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

const byName = (name: string, value: string) => `?${name}=${encodeURIComponent(value)}`;

/** The Lab's own calls; the server describes them beside its code. */
export const labApi = {
  readInfo: () => ask<Info>('/info'),
  readDemo: () => ask<Demo>('/demo'),
  readClock: () => ask<ClockReading>('/clock'),
  moveClock: (move: ClockMove) => tell<ClockReading>('/clock', move),
  makeUser: (preset: string, clientType: string) => tell<NewUser>('/users', { preset, clientType }),
  takeCode: (userId: string, state: 'received' | 'used') => tell('/campaign/codes', { userId, state }),
  leaveCodes: (left: number) => tell('/campaign/codes', { left }),
  /** By the product's own call: what the pages would be told. */
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
  scriptBridge: (order: object) => tell<BridgeReport>('/bridge', order),
  readRisks: () => ask<RiskChallenge[]>('/risks'),
  /** What happens at the provider to an order's payment, and how it tells us. */
  pay: (order: { orderNo: string; outcome: string; notify: string; provider?: string }) =>
    tell<object>('/pay', order),
  /** Marks an open order for review, or decides about a paid one. */
  hold: (order: { orderNo: string; act: 'mark' | 'release' | 'refuse' }) => tell<object>('/holds', order),
  /** The App Store's signature for what an order sells. */
  buyInStore: (orderNo: string) => tell<{ jws: string }>('/apple/purchase', { orderNo }),
  /** What is wrong with each provider now. */
  readFaults: () => ask<ProviderFaults>('/sandbox'),
  breakProvider: (order: { provider: string; fault: string }) => tell<object>('/sandbox', order),
  readPartners: () => ask<PartnerSwitch[]>('/partners'),
  switchPartner: (order: { partner: string; state: string }) => tell<object>('/partner', order),
  verify: () => ask<VerifyReport>('/verify'),
  reset: () => tell<{ ok: boolean }>('/reset', {}),
};

/** Each request draws a new picture under the uuid. */
export const captchaPicture = (uuid: string) => `${calls.getImageCaptcha.path}${byName('uuid', uuid)}`;
