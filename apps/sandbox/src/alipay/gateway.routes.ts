import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AGREEMENT_METHODS } from './agreement-methods.ts';
import type { AlipayParts } from './alipay-parts.ts';
import { cashierProblemPage } from './cashier-page.ts';
import { type Merchant, signingKey } from './merchants.ts';
import { CASHIER_METHODS, type MethodParts, readOrder, TRADE_METHODS } from './methods.ts';
import { type Fields, signText } from './rsa2.ts';
import { checkCall, fieldsOfCall, merchantOfCall } from './signed-call.ts';
import { Refused } from './sub-codes.ts';
import { seen } from './trade.ts';

const METHODS = { ...TRADE_METHODS, ...AGREEMENT_METHODS };
const SUCCESS = { code: '10000', msg: 'Success' };

/** gateway.do: all calls of merchants, their pages and the wallet, distinguished by `method`. */
export async function gatewayRoutes(app: FastifyInstance, parts: AlipayParts): Promise<void> {
  const { book, merchants, faults, calendar } = parts;
  const methodParts: MethodParts = {
    ...parts,
    announce: (trade) => void parts.announce(trade, 'once'),
    announceAgreement: (agreement) => void parts.announceAgreement(agreement, 'once'),
  };

  function run(fields: Fields, merchant: Merchant, origin: string): Record<string, string> {
    const method = METHODS[fields.method ?? ''];
    if (!method) throw new Refused('isv.invalid-method');
    const { content, context } = checkCall(fields, merchant, origin);
    return { ...SUCCESS, ...method(methodParts, content, context) };
  }

  function answerCall(fields: Fields, origin: string): string {
    if (!fields.method) return writeAnswer('error', new Refused('isv.missing-method').node);
    let merchant: Merchant | undefined;
    try {
      merchant = merchantOfCall(fields, merchants);
      return writeAnswer(fields.method, run(fields, merchant, origin), merchant);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return writeAnswer(fields.method, error.node, merchant);
    }
  }

  /** Opens the cashier, which creates the trade. */
  function openCashier(fields: Fields, origin: string, reply: FastifyReply): FastifyReply {
    try {
      const { content, context } = checkCall(fields, merchantOfCall(fields, merchants), origin);
      const kind = CASHIER_METHODS[fields.method ?? ''];
      if (!kind) throw new Refused('isv.invalid-method');
      const trade = book.put(seen(book.ask(readOrder(kind, content, context, calendar))));
      return reply.redirect(`/alipay/cashier/${trade.handle}`, 303);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return reply.code(400).type('text/html; charset=utf-8').send(cashierProblemPage(error));
    }
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const fields = fieldsOfCall(request);
    const origin = `${request.protocol}://${request.host}`;
    if (CASHIER_METHODS[fields.method ?? '']) return openCashier(fields, origin, reply);
    if (faults.fault === 'http500') return reply.code(500).type('text/plain').send('Internal Server Error');
    return reply.type('application/json; charset=utf-8').send(answerCall(fields, origin));
  };
  app.get('/alipay/gateway.do', answer);
  app.post('/alipay/gateway.do', answer);
}

/** The signature covers the exact text of the node. Without a known merchant there is no key to sign with. */
function writeAnswer(method: string, node: Record<string, string>, merchant?: Merchant): string {
  const name = JSON.stringify(`${method.replaceAll('.', '_')}_response`);
  const text = JSON.stringify(node);
  const sign = merchant && signText(text, signingKey(merchant));
  return sign === undefined ? `{${name}:${text}}` : `{${name}:${text},"sign":"${sign}"}`;
}
