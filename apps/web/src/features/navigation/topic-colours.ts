import { css, parseColour, quieter, type Rgb, readableOn, TEXT_CONTRAST } from '../../ui/contrast.ts';
import type { TopicColours } from './topic-data.ts';

/** Colours that a topic or a section can set. */
interface OwnColours {
  bgColor: string | null;
  wordColor: string | null;
}

const INK: Rgb = [16, 18, 22];
const PAPER: Rgb = [244, 241, 234];
const DARK_TEXT: Rgb = [28, 26, 23];
/** Contrast for secondary running text. */
const CALM_CONTRAST = 7;

/** An invalid colour is ignored, as is a text colour unreadable on its background. */
export function topicColours({ bgColor, wordColor }: OwnColours): TopicColours {
  const ground = parseColour(bgColor ?? '') ?? INK;
  const word = parseColour(wordColor ?? '');
  const text = readableOn(ground, [...(word ? [word] : []), PAPER, DARK_TEXT]);
  return {
    '--topic-bg': css(ground),
    '--topic-clear': css(ground, 0),
    '--topic-veil': css(ground, 0.82),
    '--topic-text': css(text),
    '--topic-text-2': css(quieter(text, ground, CALM_CONTRAST, 0.82)),
    '--topic-text-3': css(quieter(text, ground, TEXT_CONTRAST, 0.64)),
    '--topic-line': css(text, 0.16),
  };
}

/** A section's overrides; missing colours are the topic's. */
export function sectionColours(section: OwnColours, topic: OwnColours): TopicColours | undefined {
  if (section.bgColor === null && section.wordColor === null) return undefined;
  return topicColours({
    bgColor: section.bgColor ?? topic.bgColor,
    wordColor: section.wordColor ?? topic.wordColor,
  });
}
