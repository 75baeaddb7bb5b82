import { type ClientType, findClientType } from '@juban/catalog';
import { maySeeBrand } from '@juban/catalog/shelves';
import { CODE } from '@juban/contract/code-names';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';

/** A page may sell for the app it was opened from, never for another brand's. */
export function sellerOf(named: string, context: RequestContext): ClientType {
  const type = named ? findClientType(named) : context.clientType;
  if (!type) throw new Refusal(CODE.badRequest);
  if (!maySeeBrand(context, type.brand)) throw new Refusal(CODE.goodsGone);
  return type;
}
