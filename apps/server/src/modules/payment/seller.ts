import { type ClientType, findClientType } from '@juban/catalog';
import { maySeeBrand } from '@juban/catalog/shelves';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';

/** A page may sell for the app it was opened from, never for another brand's. */
export function sellerOf(named: string, context: RequestContext): ClientType {
  const type = named ? findClientType(named) : context.clientType;
  if (!type) throw new Refusal('4000');
  if (!maySeeBrand(context, type.brand)) throw new Refusal('2101');
  return type;
}
