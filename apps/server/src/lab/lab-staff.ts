import { BRANDS } from '@juban/catalog';
import { CODE } from '@juban/contract/code-names';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { Refusal } from '../lib/refusal.ts';
import { createSecrets, randomHandle } from '../lib/secrets.ts';
import { fromBase32, totpAt, totpStep } from '../modules/staff/totp.ts';
import { consoleCookie } from '../plugins/console/console-cookie.ts';
import { labInput } from './lab-input.ts';
import type { LabOptions } from './lab-options.ts';
import { listDemoStaff } from './lab-staff.repository.ts';

/** The same for all demo staff, so that people can type it. */
const PASSWORD = 'Juban-Yanshi-2026';
const NAMES = {
  support: '林小满',
  lead: '周予安',
  marketing: '许知夏',
  approver: '陈屿',
  finance: '沈砚秋',
  legal: '顾清和',
  viewer: '江晚',
  admin: '陆闻',
} as const;
type Role = keyof typeof NAMES;
const ROLES = Object.keys(NAMES) as [Role, ...Role[]];
const BY_LAB = { staffId: null, role: 'lab', address: '127.0.0.1', requestId: 'lab' };

const newStaff = z.object({
  role: z.enum(ROLES),
  brands: z.optional(z.array(z.enum(Object.keys(BRANDS))).check(z.minLength(1))),
});
const entering = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) });

/** Staff for trying out the console, made by the same services as real ones. */
export async function labStaffRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const { services, foundation } = product;
  const { staffAdmin, invitations, staffSessions } = services;
  const { db } = foundation.database;
  const secrets = createSecrets(foundation.config.secretKey);
  const cookie = consoleCookie(false);
  const now = () => foundation.clock.realNow();

  async function make(role: Role, email: string, brands: string[]): Promise<number> {
    const name = NAMES[role];
    const invited = await staffAdmin.invite({ email, name, roles: [{ role, brands }] }, BY_LAB, undefined);
    const token = new URL(invited.link).searchParams.get('token') ?? '';
    const { totpSecret } = await invitations.open(token);
    // The code before the current one, so that the current one can still be used.
    const code = totpAt(fromBase32(totpSecret), totpStep(now()) - 1);
    const from = { address: BY_LAB.address, requestId: BY_LAB.requestId, userAgent: 'Lab' };
    await invitations.accept({ token, password: PASSWORD, code }, from);
    return Number(invited.id);
  }

  /** One person for each role; made when somebody asks for them first. */
  async function ensureAll(): Promise<void> {
    const known = new Set((await staffAdmin.listMembers()).map(({ email }) => email));
    for (const role of ROLES) {
      const email = `${role}@demo.juban.invalid`;
      if (known.has(email)) continue;
      await make(role, email, ['*']).catch((error: unknown) => {
        // Another request has made them meanwhile.
        if (!(error instanceof Refusal)) throw error;
      });
    }
  }

  const openSession = (id: number): Promise<string> =>
    db.transaction((tx) => staffSessions.open(tx, id, { address: BY_LAB.address, userAgent: 'Lab' }));

  app.get('/lab/api/staff', async () => {
    await ensureAll();
    return (await listDemoStaff(db)).map(({ sealed, ...member }) => ({
      ...member,
      password: PASSWORD,
      totp: totpAt(Buffer.from(secrets.open(sealed), 'base64url'), totpStep(now())),
    }));
  });

  app.post('/lab/api/staff', async (request) => {
    const { role, brands = ['*'] } = labInput(newStaff, request.body);
    const email = `${role}-${randomHandle(6).toLowerCase()}@demo.juban.invalid`;
    const id = await make(role, email, brands);
    const token = await openSession(id);
    return { id: String(id), name: NAMES[role], cookie: cookie.write(token).split(';')[0] };
  });

  /** Another session of somebody; signs this browser in to the console. */
  app.post('/lab/api/staff/session', async (request, reply) => {
    const id = Number(labInput(entering, request.body).id);
    if ((await staffAdmin.findMember(id))?.state !== 'active') throw new Refusal(CODE.notFound);
    const set = cookie.write(await openSession(id));
    reply.header('set-cookie', set);
    return { cookie: set.split(';')[0] };
  });
}
