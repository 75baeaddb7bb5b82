import { describe, expect, it } from 'vitest';
import type { GameDetail } from './detail-data.ts';
import { factsOf } from './detail-words.ts';

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
  drama: null,
  alikeList: [],
};
const written = (game: GameDetail) =>
  factsOf(game).map(({ figure, unit, label }) => `${figure}|${unit}|${label}`);

describe('facts of a game', () => {
  it('[A-057] are how many play it, its size, its age and its version', () => {
    expect(written(GAME)).toEqual(['126|万|在玩', '1.8|GB|大小', '12|+|适龄', '2.6.1||版本']);
  });

  it('[A-057] one that needs no download says so; one that is not out says its day and who waits', () => {
    expect(written({ ...GAME, suffix: 'h5', packSize: '' })[1]).toBe('免下载||点开即玩');
    const waiting = written({ ...GAME, status: 2, playNum: 860, releaseTime: Date.UTC(2026, 11, 5, 16) });
    expect(waiting.slice(0, 2)).toEqual(['860||已预约', '12月6日||上线']);
  });
});
