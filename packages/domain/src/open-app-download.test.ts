import { describe, expect, it } from 'vitest';
import { deviceByName } from './device-by-name.ts';
import { deviceOf, isPhone, readKeyword, readKolCode, withQuery } from './open-app-download.ts';

const AGENTS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  harmony: 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0.0.0 ArkWeb/4.1 Mobile',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
} as const;

describe('device detection', () => {
  it.each(Object.entries(AGENTS))('[A-017] recognises %s by its user agent', (device, agent) => {
    expect(deviceOf(agent, 0)).toBe(device);
  });

  it('[A-017] recognises an iPad that calls itself a Mac by touch points, and HarmonyOS that also says Android by its name', () => {
    expect(deviceOf(AGENTS.mac, 5)).toBe('ios');
    expect(deviceOf('Mozilla/5.0 (Linux; Android 10; HarmonyOS; ALN-AL00) Chrome/99', 5)).toBe('harmony');
    expect(deviceOf(AGENTS.windows, 10)).toBe('windows');
  });

  it('[A-017] treats everything else as a desktop', () => {
    for (const agent of ['', 'curl/8', `${' '.repeat(10_240)}iPhone`])
      expect(deviceOf(agent, 0)).toBe('windows');
    expect((['ios', 'android', 'harmony'] as const).every(isPhone)).toBe(true);
    expect((['windows', 'mac'] as const).some(isPhone)).toBe(false);
  });

  it.each([
    ['android', 'android'],
    ['iOS', 'ios'],
    ['ipad', 'ios'],
    ['pc', 'windows'],
    ['mac', 'mac'],
    ['harmony', 'harmony'],
    ['ddsp', undefined],
    ['constructor', undefined],
    ['x'.repeat(10_240), undefined],
  ])('[A-017] a path segment %s names %s', (name, device) => expect(deviceByName(name)).toBe(device));
});

const STORE = 'https://apps.yujian.example/ios/id1';

describe('values passed on to the store', () => {
  it.each(['abc', 'KOL_2026-11', '小满', 'x'.repeat(32)])('[A-017] the KOL code %s', (code) => {
    const link = new URL(withQuery(STORE, 'kol', readKolCode({ kol: code })));
    expect([link.origin + link.pathname, link.searchParams.get('kol')]).toEqual([STORE, code]);
  });

  it.each([
    undefined,
    '',
    'x'.repeat(33),
    'x'.repeat(10_240),
    'a&b=c',
    '<script>',
    '//evil.example',
    'a b',
    '\u202e',
  ])('[A-017] ignores %j and leaves the link unchanged', (code) =>
    expect(withQuery(STORE, 'kol', readKolCode(code === undefined ? {} : { kol: code }))).toBe(STORE),
  );

  it.each(['8888', ' 屿见 ', '好剧 2026', '屿见·视频'])('[C-102] the keyword %j', (keyword) => {
    expect(readKeyword(keyword)).toBe(keyword.trim());
    expect(new URL(withQuery(STORE, 'term', readKeyword(keyword))).searchParams.get('term')).toBe(
      keyword.trim(),
    );
  });

  it.each([
    undefined,
    '',
    '  ',
    '-',
    'x'.repeat(33),
    'x'.repeat(10_240),
    'a/b',
    '<b>',
    'javascript:x',
    '\u202e1',
  ])('[C-102] rejects %j', (keyword) => expect(readKeyword(keyword)).toBeUndefined());
});
