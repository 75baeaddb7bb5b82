import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '@juban/catalog';
import { APP_LINKS } from '@juban/catalog/app-links';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { outsideRoutes } from './outside.routes.ts';

const packFolder = join(import.meta.dirname, '../../../../content/demo');
const app = Fastify();
await app.register(outsideRoutes, { packFolder });

/** Rewrites an external address in the same way as the demo's pages. */
const open = (address: string) => app.inject(`/outside/${address.replace('https://', '')}`);

const texts = readdirSync(packFolder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(join(packFolder, name), 'utf8'));
const ofContent = texts.flatMap((text) => text.match(/https?:\/\/[^\s'"<>,}]+/g) ?? []);
const ofBrands = Object.values(BRANDS).flatMap(({ id, officialSite }) => {
  const { downloads, universalLink, appStoreSearch } = APP_LINKS[id];
  const opened = ['share_open/movie/0012?source=wechat', 'share/goapp?source=h5'].map(
    (path) => `${universalLink}/${path}`,
  );
  const withKol = Object.values(downloads).map((address) => `${address}?kol=XM_2026`);
  return [officialSite, `${officialSite}/`, ...withKol, ...opened, `${appStoreSearch}?term=8888`];
});

describe('external pages', () => {
  it('every external address in content or of a brand has a page that names its owner', async () => {
    expect(ofContent.length).toBeGreaterThan(90);
    for (const address of [...ofContent, ...ofBrands]) {
      const { hostname, protocol } = new URL(address);
      // Only addresses with reserved example names are redirected to the sandbox.
      expect([address, protocol, /\.example$/.test(hostname)]).toEqual([address, 'https:', true]);
      const { statusCode, body } = await open(address);
      expect([address, statusCode]).toEqual([address, 200]);
      expect(body).toContain('演示环境：这里代替合作方的页面');
      expect(body).toContain('真实环境里');
    }
  });

  it('pages to play, to download and of the maker each name the game', async () => {
    const [play, file, site] = await Promise.all(
      [
        'https://play.shibei.example/gem/',
        'https://dl.chengwan.example/android/bolt-2.6.1.apk',
        'https://chengwan.example/games/bolt',
      ].map(async (address) => (await open(address)).body),
    );
    expect(play).toMatch(/《碧晶连连》[\s\S]*data:image\/webp[\s\S]*游戏在这里打开/);
    expect(file).toMatch(/《雷暴小队》[\s\S]*安装包从这里下载[\s\S]*bolt-2\.6\.1\.apk[\s\S]*1\.8 GB/);
    expect(site).toMatch(/《雷暴小队》[\s\S]*游戏官网/);
  });

  it('an unknown address gives a 404 page and shows the address as text', async () => {
    for (const path of ['https://play.shibei.example/none/', 'https://evil.test/', 'https://%00']) {
      const { statusCode, body } = await open(path);
      expect([path, statusCode]).toEqual([path, 404]);
      expect(body).toContain('没有这个页面');
    }
    const { body } = await open(`${APP_LINKS.yujian.appStoreSearch}?term=%3Cscript%3Ealert(1)%3C/script%3E`);
    expect(body).toContain('&lt;script&gt;alert(1)');
    expect(body).not.toContain('<script');
  });
});
