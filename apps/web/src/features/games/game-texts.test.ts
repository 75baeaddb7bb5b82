import { describe, expect, it } from 'vitest';
import type { GameCard } from './game-data.ts';
import { actText, crowdText, factsText } from './game-texts.ts';

const GAME: GameCard = {
  id: '1',
  gameName: '试玩',
  subtitle: '',
  icon: '',
  iconTip: '',
  suffix: 'apk',
  packSize: '642 MB',
  status: 1,
  categories: ['竞速体育', '休闲益智'],
  playNum: 982_000,
  releaseTime: null,
};
const BOOKED: GameCard = { ...GAME, status: 2, playNum: 860, releaseTime: Date.UTC(2026, 11, 5, 16) };

describe('a game in a list', () => {
  it('[A-044] shows categories and size', () => {
    expect(factsText(GAME)).toBe('竞速体育 / 休闲益智 / 642 MB');
    expect(factsText({ ...GAME, categories: ['棋牌桌游'], suffix: 'h5', packSize: '' })).toBe(
      '棋牌桌游 / 免下载',
    );
    expect(factsText({ ...GAME, categories: ['棋牌桌游'], suffix: '', packSize: '' })).toBe('棋牌桌游');
  });

  it('[A-044] shows the release day in Shanghai if unreleased, whatever its size, and says if it was taken down', () => {
    expect(factsText(BOOKED)).toBe('竞速体育 / 休闲益智 / 12月6日上线');
    expect(factsText({ ...GAME, status: 0 })).toBe('竞速体育 / 休闲益智 / 已下架');
  });

  it('[A-044] shows the action and the number of players', () => {
    const acts = [GAME, { ...GAME, suffix: 'h5' }, { ...GAME, suffix: '' }, BOOKED] as const;
    expect(acts.map(actText)).toEqual(['下载', '秒玩', '查看', '预约']);
    expect([GAME, BOOKED].map(crowdText)).toEqual(['98.2万人在玩', '860人已预约']);
  });
});
