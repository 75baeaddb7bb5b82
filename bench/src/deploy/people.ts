import { setTimeout as pause } from 'node:timers/promises';
import type { BackOffice } from '../../../apps/server/test/back-office.ts';
import { createWalletControl } from '../../../apps/server/test/wallet-control.ts';
import { type Line, openLine } from './phone-line.ts';
import { counted, type Tally } from './tally.ts';

export interface TrafficSetup {
  origin: string;
  ca: string;
  sandboxUrl: string;
  office: BackOffice;
  tally: Tally;
}

const CHANNEL = 'campus-30';
const PAGES = ['/', '/vip', `/outside/vip_days/${CHANNEL}`, '/vip/level/home'];
const GOODS = { goodsId: 'yujian_android_month', payChannel: 'aliPay', sellingChannelId: 2 } as const;
const ANDROID = { clientType: 'Android' };
const AFTER_A_BREAK_MS = 50;
const FILE = /\/assets\/[\w.-]+\.js/;

let people = 0;

/** An own address within 127/8 and an unused phone. */
function newcomer() {
  people += 1;
  const address = `127.2.${Math.floor(people / 250) % 250}.${(people % 250) + 1}`;
  return { address, phone: `159${String(people).padStart(8, '0')}` };
}

/** Opens pages, a script of each, and shared reads. Returns the requested scripts. */
async function visit({ tally }: TrafficSetup, line: Line): Promise<string[]> {
  const files: string[] = [];
  for (const path of PAGES) {
    const page = await counted(tally, 'page', path, () => line.get(path));
    const file = page && FILE.exec(page)?.[0];
    if (!file) continue;
    files.push(file);
    await counted(tally, 'file', file, () => line.get(file));
  }
  await counted(tally, 'read', 'claim config', () => line.call('getClaimConfig', { channel: CHANNEL }));
  return files;
}

async function claim({ tally, office }: TrafficSetup, line: Line, phone: string): Promise<void> {
  const mobileValidateCode = await office.sendCode(phone, CHANNEL);
  const input = { mobile: phone, mobileValidateCode, channel: CHANNEL };
  const given = await counted(tally, 'claim', phone, () => line.call('receiveClaim', input));
  if (given) tally.facts.claims.push(phone);
}

/** Buys a month, pays it at the sandbox, whose notification arrives by TLS, and checks in. */
async function buy({ tally, office, sandboxUrl }: TrafficSetup, line: Line, phone: string): Promise<void> {
  const headers = { ...ANDROID, token: await office.openAccount(phone) };
  const order = await counted(tally, 'order', phone, () => line.call('createPurchase', GOODS, headers));
  if (!order) return;
  const { orderNo, payInfo } = order;
  await fetch(`${sandboxUrl}/alipay/gateway.do?${new URLSearchParams(payInfo)}`);
  const wallet = createWalletControl(`${sandboxUrl}/alipay`);
  await counted(tally, 'notification', orderNo, async () => {
    const { sent } = await wallet.outcome(orderNo, 'paid');
    const [first] = sent;
    if (first?.answer !== 'success') throw new Error(`${first?.httpStatus} ${first?.answer}`);
    tally.facts.orders.push(orderNo);
  });
  const checked = await counted(tally, 'check-in', phone, () => line.call('clockIn', {}, headers));
  if (checked) tally.facts.checkIns += 1;
  await counted(tally, 'read', 'profile', () => line.call('getProfile', {}, headers));
}

async function runPerson(traffic: TrafficSetup): Promise<void> {
  const { address, phone } = newcomer();
  const line = openLine(traffic.origin, traffic.ca, address);
  try {
    const files = await visit(traffic, line);
    await claim(traffic, line, phone);
    await buy(traffic, line, phone);
    // The first page is still open although the product may have another version by now.
    for (const file of files.slice(0, 1)) await counted(traffic.tally, 'file', file, () => line.get(file));
    await visit(traffic, line);
  } finally {
    line.close();
  }
}

/**
 * Runs one person after another in each lane until stopped; an aborted run of a person counts as a failure.
 */
export function startPeople(traffic: TrafficSetup, lanes: number): { stop(): Promise<void> } {
  let open = true;
  const walk = async () => {
    while (open) {
      await runPerson(traffic).catch(async (error: Error) => {
        traffic.tally.failures.push(`a person’s run failed: ${error.message}`);
        await pause(AFTER_A_BREAK_MS);
      });
    }
  };
  const walking = Array.from({ length: lanes }, walk);
  return {
    async stop() {
      open = false;
      await Promise.all(walking);
    },
  };
}
