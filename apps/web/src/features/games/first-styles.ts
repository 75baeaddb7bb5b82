import button from '../../ui/button.module.css';
import endlessList from '../../ui/endless-list.module.css';
import skeleton from '../../ui/skeleton.module.css';
import stateBlock from '../../ui/state-block.module.css';
import tabs from '../../ui/tabs.module.css';
import gameRow from './game-row.module.css';
import gamesHead from './games-head.module.css';
import gamesList from './games-list.module.css';
import categoryRail from './home/category-rail.module.css';
import charts from './home/charts.module.css';
import goOn from './home/continue-playing.module.css';
import dramaGames from './home/drama-games.module.css';
import giftStrip from './home/gift-strip.module.css';
import lead from './home/lead-carousel.module.css';
import hotGames from './search/hot-games.module.css';
import searchField from './search/search-field.module.css';
import searchStart from './search/search-start.module.css';

const kept: object[] = [];

/**
 * Keeps the styles of lazily hydrated screens in the first load: imported only by lazy code they would load
 * with it, and unused class names would be removed from the build.
 */
export function keepStyles(): void {
  kept.push(button, endlessList, skeleton, stateBlock, tabs, gameRow, gamesHead, gamesList);
  kept.push(categoryRail, charts, dramaGames, giftStrip, goOn, lead, hotGames, searchField, searchStart);
}
