import type { ClientType } from '@juban/catalog';
import { desktopSellerOf } from '@juban/catalog/desktop-clients';
import { api } from '../../platform/api/api.ts';
import { type ClientSearch, identifyClient } from '../../platform/session/client-identity.ts';
import type { Block, DesktopData, DesktopSearch, Family, Goods } from './desktop-data.ts';
import { desktopRulesOf } from './desktop-rules.ts';

/** The current goods of a tab. */
export async function loadDesktopGoods(
  { id, market }: ClientType,
  family: Family,
): Promise<readonly Goods[]> {
  const multi = family === 'plus' ? '1' : '0';
  return (await api.listPackages({ market, clientType: id, multi })).data;
}

const blocksOf = ({ channelId }: ClientType): Promise<readonly Block[]> =>
  api.listBlocks({ channel: String(channelId) }).catch(() => []);

export async function loadDesktop(search: DesktopSearch & ClientSearch): Promise<DesktopData> {
  const { seller, hasPlus } = desktopRulesOf(identifyClient(search));
  const family: Family = hasPlus && search.showMutil === '1' ? 'plus' : 'vip';
  const [packages, blocks] = await Promise.all([
    loadDesktopGoods(seller, family).catch(() => null),
    blocksOf(seller),
  ]);
  return { family, packages, blocks };
}

/** The selling channel of the short page. */
const SCAN_CHANNEL = '43';

/** Goods of type 43; a brand without any sells those of its own client. */
export async function loadScanGoods(clientType: ClientType): Promise<readonly Goods[]> {
  const { data } = await api.listPackages({ market: 'common', type: SCAN_CHANNEL });
  return data.length > 0 ? data : loadDesktopGoods(desktopSellerOf(clientType), 'vip');
}
