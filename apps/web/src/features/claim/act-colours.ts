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

/** Colours that a channel can set; all others are derived by contrast. */
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
/** Minimum contrast of a control. */
const CONTROL_CONTRAST = 3;
/** The middle of the golden card. */
const GOLD_CARD: Rgb = [240, 212, 154];
/** Contrast for secondary running text. */
const CALM_CONTRAST = 7;

/** The page's style variables; an invalid colour falls back to the default. */
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
    '--act-night': css(darkCard(ground)),
    '--act-btn': css(button),
    '--act-on': css(readableOn(button, BUTTON_TEXTS)),
  };
}

/** The dark card: the page's background slightly lighter, or brown if the page is light. */
function darkCard(ground: Rgb): Rgb {
  const isDeep = contrast(ground, PAPER) >= 2 * CALM_CONTRAST;
  return isDeep ? mix(PAPER, ground, 0.07) : COFFEE;
}

/** The form's card: gold, unless the channel's button would be invisible on it. */
export function cardStyle(config: ActConfig | undefined): 'gold' | 'night' {
  const button = parseColour(config?.btnColor ?? '') ?? COFFEE;
  return contrast(button, GOLD_CARD) >= CONTROL_CONTRAST ? 'gold' : 'night';
}

/** True if the channel's page is dark, for native controls. */
export function isDark(config: ActConfig | undefined): boolean {
  const ground = parseColour(config?.bgColor ?? '') ?? INK;
  return contrast(ground, [255, 255, 255]) > contrast(ground, [0, 0, 0]);
}
