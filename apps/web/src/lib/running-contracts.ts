import type { CallOutput } from '@juban/contract/schemas';

type Contracts = CallOutput<'listContracts'>['content'];
type Goods = Pick<CallOutput<'listPackages'>['data'][number], 'refGoodsCode' | 'goodsInfos'>;

/** Codes of goods with a running renewal contract. */
export type Running = ReadonlySet<string>;

export const NOTHING_RUNS: Running = new Set();

export const runningOf = (contracts: Contracts): Running =>
  new Set(contracts.filter(({ state }) => state === 'active').map(({ goodsCode }) => goodsCode));

/** A package may be ordered under several codes, one for each wallet. */
export const isRunning = ({ refGoodsCode, goodsInfos }: Goods, running: Running): boolean =>
  [refGoodsCode, ...goodsInfos.map((info) => info.refGoodsCode)].some((code) => running.has(code));

/** The first package without a running renewal; the first of all if each has one. */
export const firstToBuy = <Package extends Goods>(
  packages: readonly Package[],
  running: Running,
): Package | undefined => packages.find((goods) => !isRunning(goods, running)) ?? packages[0];
