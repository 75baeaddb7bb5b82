import { css, parseColour } from '../../ui/contrast.ts';
import type { Activity } from './activity-data.ts';

type Theme = Activity['theme'];

const HAIR = 0.13;
const OFF = 0.08;

/**
 * The product's own style variables, replaced by an activity's colours for its whole page including dialogs.
 */
const NAMES: ReadonlyArray<readonly [colour: keyof Theme, names: readonly string[]]> = [
  ['page', ['--page']],
  ['surface', ['--surface', '--raised']],
  ['sunken', ['--sunken']],
  ['text1', ['--text-1']],
  ['text2', ['--text-2']],
  ['text3', ['--text-3']],
  ['accent', ['--gold-text', '--icon', '--focus', '--act-accent']],
  ['wash', ['--wash', '--wash-2']],
  ['washLine', ['--wash-line']],
  ['on', ['--gold-ink']],
  ['title', ['--act-title']],
  ['key', ['--act-key']],
  ['soft', ['--act-soft']],
  ['note', ['--act-note']],
  ['bad', ['--bad', '--bad-text']],
];

/** Style variables of a theme; invalid colours keep the default. */
export function themeStyle(theme: Theme): Record<`--${string}`, string> {
  const style: Record<string, string> = {};
  for (const [colour, names] of NAMES) {
    const value = parseColour(theme[colour]);
    if (value) for (const name of names) style[name] = css(value);
  }
  const [from, to, ink] = [parseColour(theme.go), parseColour(theme.goEnd), parseColour(theme.text1)];
  if (from && to) style['--gold'] = `linear-gradient(135deg, ${css(from)}, ${css(to)})`;
  if (ink) Object.assign(style, { '--hair': css(ink, HAIR), '--off': css(ink, OFF) });
  return style;
}
