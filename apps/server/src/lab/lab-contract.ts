import { CODE } from '@juban/contract/code-names';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { Refusal } from '../lib/refusal.ts';
import { labInput } from './lab-input.ts';
import type { LabOptions } from './lab-options.ts';
import { callSandbox } from './sandbox-control.ts';

const inputSchema = z.object({
  contractNo: z.string().check(z.regex(/^\w{1,64}$/)),
  /** The payer's wallet: unsigns, has no money for the next charge, has it again, or a slow bank. */
  act: z.enum(['unsign', 'empty', 'full', 'slow']),
  notify: z._default(z.enum(['once', 'twice', 'drop', 'tampered', 'late']), 'once'),
});

interface Agreement {
  externalNo: string;
  status: string;
  nextDay: string;
  purse: string;
}

/**
 * Plays the payer of a renewal contract in the wallet; signing comes with the first payment (`/lab/api/pay`).
 */
export async function labContractRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const { alipay } = product.foundation.config;

  app.post('/lab/api/contract', async (request) => {
    const { contractNo, act, notify } = labInput(inputSchema, request.body);
    if (alipay.provider !== 'sandbox') throw new Refusal(CODE.notFound);
    const address = `${alipay.url}/alipay/control/agreements/${contractNo}`;
    if (act !== 'unsign') {
      const { status, nextDay, purse } = await callSandbox<Agreement>(`${address}/purse`, { purse: act });
      return { contractNo, status, nextDay, purse, sent: [] };
    }
    const { agreement, sent } = await callSandbox<{ agreement: Agreement; sent: unknown[] }>(
      `${address}/unsign`,
      { notify },
    );
    return { contractNo, status: agreement.status, nextDay: agreement.nextDay, purse: agreement.purse, sent };
  });
}
