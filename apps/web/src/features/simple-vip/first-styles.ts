import badge from '../../ui/badge.module.css';
import simplePicks from './simple-picks.module.css';
import simpleStrip from './simple-strip.module.css';

const kept: object[] = [];

/** The page's code comes later, its styles with its HTML: as for the purchase home. */
export function keepSimpleStyles(): void {
  kept.push(badge, simplePicks, simpleStrip);
}
