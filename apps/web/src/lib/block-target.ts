import type { BrandId } from '@juban/catalog';
import { isAllowedExternalLink, type PurchaseRules } from '@juban/catalog/purchase-rules';
import type { CallOutput } from '@juban/contract/schemas';
import { parseSearch, type SearchValues } from './search.ts';

export type BlockTarget =
  | { kind: 'own'; to: string; search: SearchValues }
  | { kind: 'outside'; url: string }
  | { kind: 'restore' };

type BlockItem = CallOutput<'listBlocks'>[number]['vipBannerContentDtos'][number];
type System = PurchaseRules['system'];
type Targets = Pick<BlockItem, 'targetUrlIos' | 'targetUrlAndroid' | 'targetTypeIos' | 'targetTypeAndroid'>;

const OWN_PATH = /^\/(?![/\\])[\w/.-]*$/;

const CLAIM_PAGE = '/vip/reciveThirdVip';

export const isClaim = (target: BlockTarget | undefined): boolean =>
  target?.kind === 'own' && target.to === CLAIM_PAGE;

/** The target of an item on this system; undefined if it has none or the target is not allowed. */
export function targetOf(item: Targets, system: System, brand: BrandId): BlockTarget | undefined {
  const [type, url] =
    system === 'ios'
      ? [item.targetTypeIos, item.targetUrlIos]
      : [item.targetTypeAndroid, item.targetUrlAndroid];
  if (type === 'restore') return system === 'ios' ? { kind: 'restore' } : undefined;
  return type === 'web' ? webTarget(url, brand) : undefined;
}

function webTarget(url: string, brand: BrandId): BlockTarget | undefined {
  const [to = '', query = ''] = url.split('?', 2);
  if (OWN_PATH.test(to)) return { kind: 'own', to, search: parseSearch(query) };
  const address = readUrl(url);
  return address && isAllowedExternalLink(brand, address)
    ? { kind: 'outside', url: address.href }
    : undefined;
}

function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
