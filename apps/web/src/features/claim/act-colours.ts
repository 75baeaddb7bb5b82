import {
  contrast,
  css,
  mix,
  parseColour,
  quieter,
  type Rgb,
  readableOn,
  TEXT_CONTRAST,
} from '../../ui/contrast.ts';

/** What a channel may choose; everything else follows from these two by contrast. */
export interface ActConfig {
  btnColor: string;
  bgColor: string;
}

const INK: Rgb = [16, 18, 22];
const COFFEE: Rgb = [35, 23, 8];
const PAPER: Rgb = [244, 241, 234];
const DARK_TEXT: Rgb = [28, 26, 23];
const GOLDS: readonly Rgb[] = [
  [236, 203, 138],
  [128, 80, 15],
];
const BUTTON_TEXTS: readonly Rgb[] = [
  [251, 227, 176],
  [42, 28, 8],
];
/** What a control needs against its surroundings. */
const CONTROL_CONTRAST = 3;
/** The middle of the pass's gold. */
const GOLD_PAPER: Rgb = [240, 212, 154];
/** What quiet but running text should have. */
const CALM_CONTRAST = 7;

/** The page's custom properties; a colour that cannot be read is the house's own. */
export function actColours(config: ActConfig | undefined): Record<`--act-${string}`, string> {
  const ground = parseColour(config?.bgColor ?? '') ?? INK;
  const button = parseColour(config?.btnColor ?? '') ?? COFFEE;
  const text = readableOn(ground, [PAPER, DARK_TEXT]);
  return {
    '--act-bg': css(ground),
    '--act-veil-1': css(ground, 0.62),
    '--act-veil-2': css(ground, 0.08),
    '--act-veil-3': css(ground, 0.74),
    '--act-text': css(text),
    '--act-text-2': css(quieter(text, ground, CALM_CONTRAST, 0.8)),
    '--act-text-3': css(quieter(text, ground, TEXT_CONTRAST, 0.62)),
    '--act-gold': css(readableOn(ground, GOLDS)),
    '--act-line': css(text, 0.16),
    '--act-night': css(nightPaper(ground)),
    '--act-btn': css(button),
    '--act-on': css(readableOn(button, BUTTON_TEXTS)),
  };
}

/** Night paper under the gold stub: the page's own ground a little lifted, or coffee where that is a light one. */
function nightPaper(ground: Rgb): Rgb {
  const isDeep = contrast(ground, PAPER) >= 2 * CALM_CONTRAST;
  return isDeep ? mix(PAPER, ground, 0.07) : COFFEE;
}

/** The paper the form is printed on: gold, unless the channel's button would drown in it. */
export function passPaper(config: ActConfig | undefined): 'gold' | 'night' {
  const button = parseColour(config?.btnColor ?? '') ?? COFFEE;
  return contrast(button, GOLD_PAPER) >= CONTROL_CONTRAST ? 'gold' : 'night';
}

/** True where the channel's page is a dark one, for the browser's own controls. */
export function isDark(config: ActConfig | undefined): boolean {
  const ground = parseColour(config?.bgColor ?? '') ?? INK;
  return contrast(ground, [255, 255, 255]) > contrast(ground, [0, 0, 0]);
}
