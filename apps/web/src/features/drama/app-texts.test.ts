import { describe, expect, it } from 'vitest';
import { appTextsOf } from './app-texts.ts';

const out = (count: number) => Array.from({ length: count }, (_, at) => ({ episodeNo: at + 1 }));
const drama = { info: { kind: 'drama' }, waits: false } as const;

describe('promises about the app', () => {
  it('[A-038] count the released episodes after the clip’s', () => {
    const { shade, banner } = appTextsOf({ ...drama, episodes: out(5), current: 3 });
    expect(shade).toBe('后面还有 2 集，打开 App 接着看');
    expect(banner).toBe('打开 App，接着看第 4 集');
  });

  it('[A-038] count nothing after the newest episode', () => {
    const { shade, banner } = appTextsOf({ ...drama, episodes: out(5), current: 5 });
    expect([shade, banner]).toEqual(['打开 App，看高清完整版', '打开 App，高清看全集']);
  });

  it('[A-038] after a trailer count all released episodes', () => {
    const { shade, banner } = appTextsOf({ ...drama, episodes: out(5), current: undefined });
    expect([shade, banner]).toEqual(['后面还有 5 集，打开 App 接着看', '打开 App，高清看全集']);
  });

  it('[A-038] count no episodes for a film, whatever its clip', () => {
    for (const current of [undefined, 1]) {
      const words = appTextsOf({ info: { kind: 'film' }, waits: false, episodes: out(1), current });
      expect(Object.values(words).join()).not.toMatch(/集/);
    }
  });

  it('[A-038] offer only a reminder before the premiere', () => {
    for (const kind of ['drama', 'film'] as const) {
      const words = appTextsOf({ info: { kind }, waits: true, episodes: [], current: undefined });
      expect(words.act).toBe('预约，开播时提醒我');
      expect(Object.values(words).join()).not.toMatch(/全集|接着看|完整版/);
    }
  });
});
