import button from '../../ui/button.module.css';
import cardMetal from '../../ui/card-metal.module.css';
import checkbox from '../../ui/checkbox.module.css';
import price from '../../ui/price.module.css';
import tabs from '../../ui/tabs.module.css';
import benefitCards from './benefit-cards.module.css';
import benefitStrip from './benefit-strip.module.css';
import adsBlock from './blocks/ads-block.module.css';
import bannerBlock from './blocks/banner-block.module.css';
import gridBlocks from './blocks/grid-blocks.module.css';
import section from './blocks/section.module.css';
import statementBlock from './blocks/statement-block.module.css';
import unionBlock from './blocks/union-block.module.css';
import buyArea from './buy-area.module.css';
import buyBar from './buy-bar.module.css';
import checkInButton from './check-in-button.module.css';
import floatRibbon from './float-ribbon.module.css';
import shelfArea from './goods-area.module.css';
import membershipCard from './membership-card.module.css';
import packageList from './package-list.module.css';

const kept: object[] = [];

/**
 * Keeps the styles of the lazily hydrated screen in the first load: imported only by lazy code they would
 * load with it, and unused class names would be removed from the build.
 */
export function keepStyles(): void {
  kept.push(
    button,
    checkbox,
    price,
    tabs,
    benefitCards,
    benefitStrip,
    adsBlock,
    bannerBlock,
    gridBlocks,
    section,
    statementBlock,
    unionBlock,
    buyArea,
    buyBar,
    cardMetal,
    checkInButton,
    floatRibbon,
    membershipCard,
    packageList,
    shelfArea,
  );
}
