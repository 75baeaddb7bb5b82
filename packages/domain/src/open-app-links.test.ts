import { describe, expect, it } from 'vitest';
import { readOpenTarget } from './open-app.ts';
import { intentLinkOf, supportsIntents, universalLinkOf } from './open-app-links.ts';

const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = `${PIXEL} Chrome/130.0.0.0 Mobile Safari/537.36`;
const APP = { scheme: 'yujian', androidPackage: 'example.yujian.video' };
const FALLBACK = 'https://m.example/download?ct=Android&x=1;end';

describe('intent link', () => {
  it.each([CHROME, `${PIXEL} Chrome/130.0.0.0 Safari/537.36`])('[A-019] is supported by %s', (agent) => {
    expect(supportsIntents(agent)).toBe(true);
  });

  it.each([
    `${PIXEL} Version/4.0 Chrome/109.0.0.0 Mobile Safari/537.36`,
    CHROME.replace('Pixel 9)', 'Pixel 9; wv)'),
    `${CHROME} MicroMessenger/8.0.49`,
    `${CHROME} HuaweiBrowser/15.0.5`,
    `${PIXEL} Version/4.0 Chrome/100.0 MiuiBrowser/18.5 Mobile Safari/537.36`.replace(' Version/4.0', ''),
    'Mozilla/5.0 (Android 15; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
    '',
    `${'Android '.repeat(1_300)} Chrome/1 Safari/1`,
  ])('[A-019] is not used for %s', (agent) => expect(supportsIntents(agent)).toBe(false));

  it('[A-019] names only one app and the fallback address, and the fallback cannot end the intent early', () => {
    const link = intentLinkOf(APP, readOpenTarget('season', '1001'), 'wechat', FALLBACK);
    const [address, intent = ''] = link.split('#');
    expect(address).toBe('intent://season/1001?source=wechat');
    const parts = intent.split(';');
    expect(parts).toEqual([
      'Intent',
      'scheme=yujian',
      'package=example.yujian.video',
      `S.browser_fallback_url=${encodeURIComponent(FALLBACK)}`,
      'end',
    ]);
    expect(decodeURIComponent(parts[3]?.split('=')[1] ?? '')).toBe(FALLBACK);
  });
});

describe('universal link', () => {
  it('[A-019] is the page of the same target on the apps’ origin', () => {
    expect(universalLinkOf('https://app.jqq.example', readOpenTarget('movie', '0012'), 'qq')).toBe(
      'https://app.jqq.example/share_open/movie/0012?source=qq',
    );
    expect(universalLinkOf('https://app.jqq.example', undefined, 'h5')).toBe(
      'https://app.jqq.example/share/goapp?source=h5',
    );
  });
});
