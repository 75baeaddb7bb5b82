import { CODE } from '@juban/contract/code-names';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { Refusal } from '../lib/refusal.ts';
import { labInput } from './lab-input.ts';
import type { LabOptions } from './lab-options.ts';

const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const left = z.int().check(z.minimum(0), z.maximum(1_000_000));
const inputSchema = z.union([z.object({ goodsId: id, left }), z.object({ itemId: id, left })]);

/**
 * Sets how many of today's goods, or of an activity's item, are left: the released number changes, the sold
 * number stays.
 */
export async function labStockRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  app.post('/lab/api/stock', async (request) => {
    const input = labInput(inputSchema, request.body);
    const goodsId = 'goodsId' in input ? input.goodsId : input.itemId;
    const { mall, activities } = product.services;
    const sold = (await mall.setLeft(goodsId, input.left)) ?? (await activities.setLeft(goodsId, input.left));
    if (sold === undefined) throw new Refusal(CODE.notFound);
    // Returned under the requested name, and always under `goodsId`, the older name.
    return { ...input, goodsId, sold, released: sold + input.left };
  });
}
