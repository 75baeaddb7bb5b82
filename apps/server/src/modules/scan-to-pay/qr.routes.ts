import type { FastifyInstance } from 'fastify';
import { deviceOf, userIdOf } from '../../plugins/caller.ts';
import type { RequestContext } from '../../plugins/context.ts';
import { sellerOf } from '../orders/seller.service.ts';
import type { HandoffService, Scanner } from './handoff.service.ts';
import type { QrRequest, QrService } from './qr.service.ts';

export interface QrRouteServices {
  qrs: QrService;
  handoffs: HandoffService;
}

export async function qrRoutes(app: FastifyInstance, { qrs, handoffs }: QrRouteServices): Promise<void> {
  app.call('createQr', ({ lencid, from_path, clientType, source, ...input }, context) => {
    const buyer = buyerOf(clientType, context);
    const said = { source: source || lencid, fromPath: from_path };
    return qrs.createQr({ ...input, ...buyer, ...said });
  });

  app.call('getTvQr', ({ from_path, clientType, ...goods }, context) => {
    const buyer = buyerOf(clientType, context);
    // A television is identified by its device id only.
    const said = { source: context.deviceId ?? '', fromPath: from_path };
    return qrs.getTvQr({ ...goods, ...buyer, ...said });
  });

  app.call('getHandoffOrder', ({ orderInfoMD5 }, context) => handoffs.show(orderInfoMD5, context));
  app.call('payHandoffOrder', (input, context) => handoffs.pay(input, scannerOf(context)));
  app.call('getTvPayStatus', (input, context) => handoffs.readStatus(input, context));
}

type Buyer = Pick<
  QrRequest,
  'userId' | 'clientType' | 'oaid' | 'returnPath' | 'idempotencyKey' | 'payer' | 'device'
>;

/** Repeated requests return the same order, so no key is needed; a given one must be well-formed. */
function buyerOf(named: string, context: RequestContext): Buyer {
  const userId = userIdOf(context);
  const clientType = sellerOf(named, context);
  const { oaid, idempotencyKey, address } = context;
  const payer = { ip: address };
  return { userId, clientType, oaid, returnPath: '', idempotencyKey, payer, device: deviceOf(context) };
}

function scannerOf(context: RequestContext): Scanner {
  return { caller: context, payer: { ip: context.address }, isInWechat: context.isInWechat };
}
