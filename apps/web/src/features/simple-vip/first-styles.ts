import badge from '../../ui/badge.module.css';
import simplePicks from './simple-picks.module.css';
import simpleStrip from './simple-strip.module.css';

const kept: object[] = [];

/** Keeps the styles in the first load, as for the purchase home. */
export function keepSimpleStyles(): void {
  kept.push(badge, simplePicks, simpleStrip);
}
