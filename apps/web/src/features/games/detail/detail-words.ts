import { fill } from '@juban/contract/texts/fill';
import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { followersText } from '@juban/domain/drama';
import { monthDayText } from '@juban/domain/shanghai-words';
import type { GameDetail } from './detail-data.ts';

/** A figure with its small unit, and what it counts. */
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

/** The four things people ask of a game before they open it. */
export function factsOf(game: GameDetail): Fact[] {
  const { playNum, status, ageLimit, version } = game;
  return [
    split(followersText(playNum), status === NOT_OUT ? texts.waiting : texts.playing),
    effortOf(game),
    split(fill(texts.ageOf, { age: ageLimit }), texts.age),
    { figure: version, unit: '', label: texts.version },
  ];
}

/** What it takes to have it: a download, a tap, or some days. */
function effortOf({ releaseTime, packSize, suffix }: GameDetail): Fact {
  if (releaseTime !== null) return { figure: monthDayText(releaseTime), unit: '', label: texts.release };
  if (packSize) return split(packSize, texts.size);
  return suffix === 'h5'
    ? { figure: texts.noDownload, unit: '', label: texts.instant }
    : { figure: '—', unit: '', label: texts.size };
}
