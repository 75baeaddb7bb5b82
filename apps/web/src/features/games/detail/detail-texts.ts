import { dramaTexts } from '@juban/contract/texts/drama';
import { fill } from '@juban/contract/texts/fill';
import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { shareTexts } from '@juban/contract/texts/share';
import { followersText } from '@juban/domain/drama';
import { monthDayText } from '@juban/domain/shanghai-words';
import type { GameDetail } from './detail-data.ts';

/** A number with its unit and label. */
export interface Fact {
  figure: string;
  unit: string;
  label: string;
}

const NOT_OUT = 2;
const FIGURE = /^([\d.]+)\s*(.*)$/;

const split = (text: string, label: string): Fact => {
  const [, figure = text, unit = ''] = FIGURE.exec(text) ?? [];
  return { figure, unit, label };
};

/** The four main facts of a game. */
export function factsOf(game: GameDetail): Fact[] {
  const { playNum, status, ageLimit, version } = game;
  return [
    split(followersText(playNum), status === NOT_OUT ? texts.waiting : texts.playing),
    effortOf(game),
    split(fill(texts.ageOf, { age: ageLimit }), texts.age),
    { figure: version, unit: '', label: texts.version },
  ];
}

/** How to get it: download size, instant play, or days until release. */
function effortOf({ releaseTime, packSize, suffix }: GameDetail): Fact {
  if (releaseTime !== null) return { figure: monthDayText(releaseTime), unit: '', label: texts.release };
  if (packSize) return split(packSize, texts.size);
  return suffix === 'h5'
    ? { figure: texts.noDownload, unit: '', label: texts.instant }
    : { figure: '—', unit: '', label: texts.size };
}

/** Always with one decimal: 9.0, not 9. */
export const scoreText = ({ score }: NonNullable<GameDetail['rating']>): string => score.toFixed(1);

/** The easiest reward, then the next one and who is excluded, in parts that do not wrap. */
export function giftLines({ rewards, isAndroidOnly }: NonNullable<GameDetail['gift']>): [string[], string[]] {
  const [first, second] = rewards;
  const lead = first ? [fill(texts.giftFor, first), fill(texts.giftDays, first)] : [];
  const more = second ? [fill(texts.giftFor, second), fill(texts.giftMoreDays, second)] : [];
  return [lead, isAndroidOnly ? [...more, texts.giftAndroid] : more];
}

/** First genre, year and number of released episodes. */
export function dramaFacts(drama: NonNullable<GameDetail['drama']>): string {
  const { plotType, year, newestEpisode: newest, totalEpisodes: total } = drama;
  const out =
    newest < total
      ? fill(dramaTexts.updatedTo, { count: newest })
      : fill(shareTexts.allEpisodes, { count: total });
  return [plotType.split('/')[0], year, newest > 0 && out].filter(Boolean).join(' / ');
}
