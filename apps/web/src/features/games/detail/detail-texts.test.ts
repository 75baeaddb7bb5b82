import { describe, expect, it } from 'vitest';
import type { GameDetail } from './detail-data.ts';
import { dramaFacts, factsOf, giftLines, scoreText } from './detail-texts.ts';

const GAME: GameDetail = {
  id: '1',
  gameName: '试玩',
  subtitle: '',
  icon: '',
  iconTip: '',
  suffix: 'apk',
  packSize: '1.8 GB',
  status: 1,
  link: 'https://game.example/a.apk',
  description: '',
  remark: '',
  picUrls: [],
  landUrl: '',
  createTime: 0,
  gameFirm: '',
  videoAddress: '',
  videoCover: '',
  categoryIds: [],
  developer: '',
  version: '2.6.1',
  appPermission: [],
  privacyAgreement: '',
  categories: [],
  playNum: 1_260_000,
  releaseTime: null,
  ageLimit: 12,
  keyArt: '',
  rating: null,
  gift: null,
  drama: null,
  alikeList: [],
};
const written = (game: GameDetail) =>
  factsOf(game).map(({ figure, unit, label }) => `${figure}|${unit}|${label}`);

describe('facts of a game', () => {
  it('[A-057] are player count, size, age rating and version', () => {
    expect(written(GAME)).toEqual(['126|万|在玩', '1.8|GB|大小', '12|+|适龄', '2.6.1||版本']);
  });

  it('[A-057] say that no download is needed, or the release day and reservations of an unreleased game', () => {
    expect(written({ ...GAME, suffix: 'h5', packSize: '' })[1]).toBe('免下载||点开即玩');
    const waiting = written({ ...GAME, status: 2, playNum: 860, releaseTime: Date.UTC(2026, 11, 5, 16) });
    expect(waiting.slice(0, 2)).toEqual(['860||已预约', '12月6日||上线']);
  });
});

describe('texts next to the facts', () => {
  it('a score always has one decimal', () => {
    expect([9, 8.9].map((score) => scoreText({ score, count: 1 }))).toEqual(['9.0', '8.9']);
  });

  it('a gift names its two rewards and who is excluded', () => {
    const rewards = [
      { title: '新用户注册', days: 1 },
      { title: '累计充值满 88 元', days: 90 },
    ];
    expect(giftLines({ rewards, isAndroidOnly: true })).toEqual([
      ['新用户注册，', '领 1 天 VIP'],
      ['累计充值满 88 元，', '再领 90 天', '仅限安卓'],
    ]);
    expect(giftLines({ rewards: rewards.slice(0, 1), isAndroidOnly: false })).toEqual([
      ['新用户注册，', '领 1 天 VIP'],
      [],
    ]);
  });

  it('a drama shows its episodes: none before the first, all after the last', () => {
    const drama = {
      dramaId: '1',
      title: '',
      poster: '',
      year: 2026,
      plotType: '灾难/动作',
      totalEpisodes: 24,
    };
    expect([0, 23, 24].map((newestEpisode) => dramaFacts({ ...drama, newestEpisode }))).toEqual([
      '灾难 / 2026',
      '灾难 / 2026 / 更新至 23 集',
      '灾难 / 2026 / 全 24 集',
    ]);
  });
});
