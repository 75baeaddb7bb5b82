import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { unionTexts } from '@juban/contract/texts/union';
import type { UnionType } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { StorefrontService } from '../storefront/storefront.service.ts';
import { findUnion } from './union.repository.ts';
import { unionProductOf } from './union.views.ts';

export interface UnionProductDeps {
  db: Db;
  storefront: Pick<StorefrontService, 'findUnionPackage'>;
}

export type UnionProductService = ReturnType<typeof createUnionProductService>;

/** The public data of union pages, which contain none of it themselves. */
export function createUnionProductService({ db, storefront }: UnionProductDeps) {
  return {
    async getProduct(
      type: UnionType,
      { clientType }: Pick<RequestContext, 'clientType'>,
    ): Promise<CallOutput<'getUnionProduct'>> {
      const union = await findUnion(db, type);
      const goods = union && (await storefront.findUnionPackage(type, clientType));
      if (!goods) throw new Refusal(CODE.notFound, { msg: unionTexts.unknownUnion });
      return unionProductOf(union, goods, clientType);
    },
  };
}
