import { api } from '../../platform/api/api.ts';
import type { UnionProduct, UnionType } from './union-data.ts';

/** The union as everybody sees it on this client; null where it could not be had: the page then says so. */
export async function loadUnion(type: UnionType): Promise<{ product: UnionProduct | null }> {
  return { product: await api.getUnionProduct({ type }).catch(() => null) };
}
