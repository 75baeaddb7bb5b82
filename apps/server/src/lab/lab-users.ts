import { randomInt } from 'node:crypto';
import { brandOfClientType, DEFAULT_CLIENT_TYPE } from '@juban/catalog';
import { CODE } from '@juban/contract/code-names';
import { levelTexts } from '@juban/contract/texts/level';
import { DAY_MS, isMainlandMobile, normalisePhone, PERMANENT_AFTER } from '@juban/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import type { Db } from '../db/database.ts';
import { Refusal } from '../lib/refusal.ts';
import { labInput } from './lab-input.ts';
import type { LabOptions } from './lab-options.ts';

const AVATARS = 8;
/** Far enough to end after 2099 whenever the demo is shown. */
const PERMANENT_DAYS = Math.ceil((PERMANENT_AFTER.getTime() - Date.UTC(2020)) / DAY_MS);

/** How long an ended demo membership lasted. */
const ENDED_MEMBERSHIP_DAYS = 30;

/** vipDays below zero: a membership that ended that many days ago. */
const PRESETS = {
  visitor: {},
  newUser: {},
  member: { vipDays: 31, vPower: 168, points: 600, ageDays: 400 },
  expired: { vipDays: -10, vPower: 60, points: 120, ageDays: 200 },
  permanent: { vipDays: PERMANENT_DAYS, vPower: 3300, points: 2_000, ageDays: 900 },
  v8: { vipDays: 365, vPower: 5_600, points: 9_000, ageDays: 1_200 },
} as const satisfies Record<string, { vipDays?: number; vPower?: number; points?: number; ageDays?: number }>;

const count = z.int().check(z.minimum(0), z.maximum(10_000_000));
const inputSchema = z.object({
  preset: z.optional(z.enum(Object.keys(PRESETS) as [keyof typeof PRESETS])),
  nickName: z.optional(z.string().check(z.minLength(1), z.maxLength(32))),
  mobile: z.optional(z.pipe(z.string().check(z.refine(isMainlandMobile)), z.transform(normalisePhone))),
  vipDays: z.optional(z.int().check(z.minimum(-4_000), z.maximum(60_000))),
  vPower: z.optional(count),
  points: z.optional(count),
  ageDays: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
  clientType: z.optional(z.string().check(z.maxLength(64))),
});

interface Holdings {
  vipDays?: number | undefined;
  vPower?: number | undefined;
  points?: number | undefined;
}

/** Creates users through the same services as real ones, so that every invariant holds. */
export async function labUserRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const { services, foundation } = product;
  const { accounts, membership, points: purse } = services;

  async function enrich(
    tx: Db,
    userId: number,
    { vipDays = 0, vPower = 0, points = 0 }: Holdings,
  ): Promise<void> {
    const grant = { userId, source: 'system' };
    const days = vipDays < 0 ? ENDED_MEMBERSHIP_DAYS : vipDays;
    const now = foundation.clock.businessNow();
    const at = new Date(now.getTime() + Math.min(0, vipDays - days) * DAY_MS);
    if (days > 0) await membership.grantDays(tx, { ...grant, days, at, cause: 'lab:days' });
    const gift = { ...grant, at: now };
    // After the days, so that the result is the requested V power, whatever decayed before.
    if (vPower > 0)
      await membership.grantVPower(tx, { ...gift, reason: '', amount: vPower, cause: 'lab:v-power' });
    const reason = levelTexts.systemGrant;
    if (points > 0) await purse.give(tx, { ...gift, reason, amount: points, cause: 'lab:points' });
  }

  app.post('/lab/api/users', async (request) => {
    const { preset = 'newUser', ...given } = labInput(inputSchema, request.body);
    const base: Holdings & { ageDays?: number } = PRESETS[preset];
    const mobile = given.mobile ?? randomMobile();
    const clientType = given.clientType ?? DEFAULT_CLIENT_TYPE;
    const ageDays = given.ageDays ?? base.ageDays ?? 0;
    const registeredAt = new Date(foundation.clock.businessNow().getTime() - ageDays * DAY_MS);
    if (preset === 'visitor') return { id: null, token: null, mobile };
    return foundation.database.db.transaction(async (tx) => {
      const held = await accounts.holdPhone(tx, mobile);
      if (held.userId !== null) throw new Refusal(CODE.conflict);
      const origin = { brand: brandOfClientType(clientType).id, clientType, device: request.context.device };
      const id = await accounts.accountOf(tx, held, {
        ...origin,
        registeredAt,
        nickName: given.nickName,
        headImgUrl: `/content/demo/art/avatars/${randomInt(AVATARS) + 1}-96.webp`,
      });
      await enrich(tx, id, { ...base, ...defined(given) });
      return { id: String(id), token: await accounts.openSession(tx, id, origin), mobile };
    });
  });
}

function defined({ vipDays, vPower, points }: Holdings): Holdings {
  return Object.fromEntries(
    Object.entries({ vipDays, vPower, points }).filter(([, value]) => value !== undefined),
  );
}

/** These endings make the sandbox's risk check and partners refuse. */
const MEANT = /(?:3001|4040)$/;

/** 199 numbers are not assigned to subscribers in this demo. */
function randomMobile(): string {
  const mobile = `199${String(randomInt(100_000_000)).padStart(8, '0')}`;
  return MEANT.test(mobile) ? randomMobile() : mobile;
}
