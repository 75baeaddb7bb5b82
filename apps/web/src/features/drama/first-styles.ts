import appBanner from '../../ui/app-banner.module.css';
import collapsibleText from '../../ui/collapsible-text.module.css';
import floatBar from '../../ui/float-bar.module.css';
import playButton from '../../ui/play-button.module.css';
import alikeGrid from './alike-grid.module.css';
import castList from './cast-list.module.css';
import clipShade from './clip-overlay.module.css';
import dramaHead from './drama-head.module.css';
import episodePicker from './episode-picker.module.css';
import giftTicket from './gift-ticket.module.css';
import hero from './hero.module.css';
import mainActions from './main-actions.module.css';
import recommendLine from './recommend-line.module.css';
import reservation from './reservation.module.css';
import section from './section.module.css';
import stillList from './still-list.module.css';
import offShelf from './taken-down.module.css';

const kept: object[] = [];

/**
 * Keeps the styles of a lazily hydrated screen in the first load: imported only by lazy code they would load
 * with it, and unused class names would be removed from the build.
 */
export function keepStyles(): void {
  kept.push(
    alikeGrid,
    castList,
    clipShade,
    collapsibleText,
    dramaHead,
    episodePicker,
    appBanner,
    floatBar,
    giftTicket,
    hero,
    mainActions,
    offShelf,
    playButton,
    recommendLine,
    reservation,
    section,
    stillList,
  );
}
