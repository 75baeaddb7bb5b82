import { CODE } from '@juban/contract/code-names';
import { ownerOf } from '@juban/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { Refusal } from '../lib/refusal.ts';
import { labInput } from './lab-input.ts';
import type { LabOptions } from './lab-options.ts';
import { markForReview } from './lab-orders.repository.ts';

const inputSchema = z.object({
  orderNo: z.string().check(z.maxLength(64)),
  act: z.enum(['mark', 'release', 'refuse']),
});
const BY_LAB = { decidedBy: 'lab', reason: '在 Lab 里决定' };

/** Marks an unpaid order, as a fraud rule would; once paid it waits, and is released or refused. */
export async function labHoldRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const { services, foundation } = product;
  app.post('/lab/api/holds', async (request) => {
    const { orderNo, act } = labInput(inputSchema, request.body);
    const userId = ownerOf(orderNo);
    if (userId === undefined) throw new Refusal(CODE.notFound);
    if (act !== 'mark')
      await services.holdReview[act]('order', orderNo, BY_LAB).catch(() => {
        throw new Refusal(CODE.notFound);
      });
    else if (!(await markForReview(foundation.database.db, userId, orderNo)))
      throw new Refusal(CODE.notFound);
    return { orderNo, act };
  });
}
