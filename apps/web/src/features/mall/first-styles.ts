import button from '../../ui/button.module.css';
import endlessList from '../../ui/endless-list.module.css';
import stateBlock from '../../ui/state-block.module.css';
import tabs from '../../ui/tabs.module.css';
import coin from './coin.module.css';
import goodsCard from './goods-card.module.css';
import goodsCover from './goods-cover.module.css';
import goodsList from './goods-list.module.css';
import goodsPrice from './goods-price.module.css';
import purse from './purse.module.css';

const kept: object[] = [];

/**
 * The screen's code comes later, its styles with its HTML: imported there alone they would come with the code,
 * and a style sheet whose names nobody reads is left out of the build.
 */
export function keepStyles(): void {
  kept.push(button, endlessList, stateBlock, tabs, coin, goodsCard, goodsCover, goodsList, goodsPrice, purse);
}
