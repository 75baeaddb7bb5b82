import { api } from '../../platform/api/api.ts';
import type { UnionProduct, UnionType } from './union-data.ts';

/** The union as everybody sees it on this client; null if it could not be loaded, which the page shows. */
export async function loadUnion(type: UnionType): Promise<{ product: UnionProduct | null }> {
  return { product: await api.getUnionProduct({ type }).catch(() => null) };
}
