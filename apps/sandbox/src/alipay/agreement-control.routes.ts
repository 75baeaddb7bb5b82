import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { NOTIFY_PLANS } from '../notify/faults.ts';
import { type Agreement, PURSES, unsigned } from './agreement.ts';
import { agreementInStatus, noticeOfAgreement } from './agreement-notification.ts';
import type { AlipayParts } from './alipay-parts.ts';
import { FORGERY_NAMES } from './notification.ts';
import { Refused } from './sub-codes.ts';

const named = z.object({ externalNo: z.string() });
const unsigning = z.object({ notify: z.enum(NOTIFY_PLANS).default('once') }).default({ notify: 'once' });
const purse = z.object({ purse: z.enum(PURSES) });
const notificationQuery = z.object({
  status: z.enum(['NORMAL', 'UNSIGN']).optional(),
  forgery: z.enum(FORGERY_NAMES).optional(),
});
const clock = z.object({ origin: z.url(), offsetMs: z.number() });

const viewOf = ({ externalNo, agreementNo, brand, status, nextDay, singleFen, purse: money }: Agreement) => ({
  externalNo,
  agreementNo,
  brand,
  status,
  nextDay,
  singleFen,
  purse: money,
});

/** Control API for the Lab and for tests: the payer's wallet and the current day. */
export async function agreementControlRoutes(app: FastifyInstance, parts: AlipayParts): Promise<void> {
  const { agreements, calendar, dispatch, announceAgreement } = parts;
  const at = '/alipay/control/agreements/:externalNo';

  const find = (params: unknown) => agreements.find(named.parse(params).externalNo);
  const unknown = (reply: FastifyReply) => reply.code(404).send({ error: 'no such agreement' });

  app.get('/alipay/control/agreements', async () => agreements.all().map(viewOf));

  app.get(at, async (request, reply) => {
    const agreement = find(request.params);
    return agreement ? viewOf(agreement) : unknown(reply);
  });

  app.post(`${at}/unsign`, async (request, reply) => {
    const { notify } = unsigning.parse(request.body ?? undefined);
    const agreement = find(request.params);
    if (!agreement) return unknown(reply);
    try {
      const after = agreements.put(unsigned(agreement, Date.now()));
      return { agreement: viewOf(after), sent: await announceAgreement(after, notify) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return reply.code(409).send({ error: error.subCode });
    }
  });

  app.post(`${at}/purse`, async (request, reply) => {
    const agreement = find(request.params);
    return agreement
      ? viewOf(agreements.put({ ...agreement, ...purse.parse(request.body) }))
      : unknown(reply);
  });

  /** The body of a notification about signing or unsigning, or a forged one. */
  app.get(`${at}/notification`, async (request, reply) => {
    const agreement = find(request.params);
    if (!agreement) return unknown(reply);
    const { status = agreement.status, forgery } = notificationQuery.parse(request.query);
    const notice = noticeOfAgreement(agreementInStatus(agreement, status));
    return { notifyUrl: notice.notifyUrl, body: await dispatch.write(notice, forgery) };
  });

  app.post('/alipay/control/clock', async (request) => {
    calendar.move(clock.parse(request.body));
    return { ok: true };
  });
}
