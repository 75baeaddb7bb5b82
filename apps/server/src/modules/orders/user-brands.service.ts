import type { Db } from '../../db/database.ts';
import { type BrandScope, isInScope } from '../staff/staff-identity.service.ts';
import { listOrderBrands } from './user-brands.repository.ts';

export type UserBrandsService = ReturnType<typeof createUserBrandsService>;

/** Which staff see a user: those of the brand of registration, or of a brand in which the user has ordered. */
export function createUserBrandsService() {
  return {
    async isVisible(
      db: Db,
      { id, brand }: { id: number; brand: string },
      scope: BrandScope,
    ): Promise<boolean> {
      if (isInScope(scope, brand)) return true;
      return (await listOrderBrands(db, id)).some((one) => isInScope(scope, one));
    },
  };
}
