import button from '../../ui/button.module.css';
import endlessList from '../../ui/endless-list.module.css';
import stateBlock from '../../ui/state-block.module.css';
import tabs from '../../ui/tabs.module.css';
import purse from './balance-card.module.css';
import coin from './coin.module.css';
import goodsCard from './goods-card.module.css';
import goodsCover from './goods-cover.module.css';
import goodsList from './goods-list.module.css';
import goodsPrice from './goods-price.module.css';

const kept: object[] = [];

/**
 * Keeps the styles of the lazily hydrated screen in the first load: imported only by lazy code they would
 * load with it, and unused class names would be removed from the build.
 */
export function keepStyles(): void {
  kept.push(button, endlessList, stateBlock, tabs, coin, goodsCard, goodsCover, goodsList, goodsPrice, purse);
}
