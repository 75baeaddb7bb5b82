import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '@juban/catalog';
import { APP_LINKS, type DownloadPlatform } from '@juban/catalog/app-links';
import { parse } from 'yaml';
import { z } from 'zod';

/** Content of a page that replaces an external one. Texts are plain; the renderer escapes them. */
export interface OutsidePage {
  title: string;
  state: string;
  note: string;
  lines: ReadonlyArray<readonly [string, string]>;
  /** Picture of a game, as a data URL. */
  picture?: string | undefined;
}

/** Finds the page for an address; undefined if nothing in the demo links to it. */
export type FindOutsidePage = (address: URL) => OutsidePage | undefined;

const game = z.object({
  name: z.string(),
  icon: z.string(),
  subtitle: z.string(),
  suffix: z.enum(['h5', 'apk', '']).default(''),
  link: z.string().default(''),
  landUrl: z.string(),
  packSize: z.string().default(''),
  firm: z.string(),
  version: z.string(),
  privacyAgreement: z.string().default(''),
});
type Game = z.output<typeof game>;

const STORES: Readonly<Partial<Record<DownloadPlatform, string>>> = {
  ios: 'App Store',
  harmony: '鸿蒙应用市场',
};

/** Without the query, which only identifies the referrer. */
const keyOf = ({ host, pathname }: URL) => host + pathname;
const fileOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** Pages for all external addresses that games of the content pack and brands of the catalogue link to. */
export function readOutsidePages(packFolder: string): FindOutsidePage {
  const file = join(packFolder, 'games.yaml');
  const games = existsSync(file) ? z.array(game).parse(parse(readFileSync(file, 'utf8'))) : [];
  const pages = new Map(
    [...games.flatMap((each) => pagesOfGame(each, packFolder)), ...pagesOfBrands()].map(
      ([address, page]) => [keyOf(new URL(address)), page] as const,
    ),
  );
  return (address) => pages.get(keyOf(address)) ?? appLinkPage(address) ?? searchPage(address);
}

function pagesOfGame(each: Game, packFolder: string): Array<readonly [string, OutsidePage]> {
  const { name, icon, subtitle, suffix, link, landUrl, packSize, firm, version, privacyAgreement } = each;
  const title = `《${name}》`;
  const picture = pictureOf(join(packFolder, 'art/games', `${icon}-128.webp`));
  const about = [['发行厂商', firm] as const, ['版本', version] as const];
  const play: OutsidePage = {
    title,
    picture,
    state: '游戏在这里打开',
    note: `${subtitle}。真实环境里，这里就是游戏本身，点开即玩。`,
    lines: about,
  };
  const file: OutsidePage = {
    title,
    picture,
    state: '安装包从这里下载',
    note: '真实环境里，浏览器会直接下载这个文件。演示不提供安装包。',
    lines: [['文件', fileOf(link)], ['大小', packSize], ...about],
  };
  const site: OutsidePage = {
    title,
    picture,
    state: '游戏官网',
    note: `${subtitle}。真实环境里，这里是${firm}为这款游戏做的官网。`,
    lines: about,
  };
  const privacy: OutsidePage = {
    title,
    picture,
    state: '隐私协议',
    note: `真实环境里，这里是${firm}关于这款游戏的隐私协议全文。`,
    lines: about,
  };
  return [
    [link, suffix === 'apk' ? file : play] as const,
    [landUrl, site] as const,
    [privacyAgreement, privacy] as const,
  ].filter(([address]) => address !== '');
}

const pictureOf = (file: string) =>
  existsSync(file) ? `data:image/webp;base64,${readFileSync(file, 'base64')}` : undefined;

function pagesOfBrands(): Array<readonly [string, OutsidePage]> {
  return Object.values(BRANDS).flatMap(({ id, name, slogan, officialSite }) => {
    const site: OutsidePage = {
      title: name,
      state: '官方网站',
      note: `${slogan}。真实环境里，这里是${name}的官方网站。`,
      lines: [],
    };
    const downloads = Object.entries(APP_LINKS[id].downloads).map(([platform, address]) => {
      const store = STORES[platform as DownloadPlatform];
      const page: OutsidePage = store
        ? {
            title: name,
            state: `${store}下载页`,
            note: `真实环境里，这里是${name}在${store}的页面。`,
            lines: [],
          }
        : {
            title: name,
            state: '安装包从这里下载',
            note: '真实环境里，浏览器会直接下载这个文件。演示不提供安装包。',
            lines: [['文件', fileOf(address)]],
          };
      return [address, page] as const;
    });
    return [[officialSite, site] as const, ...downloads];
  });
}

/** Origin of a brand's universal links. Here no app is installed, so any path shows a page. */
function appLinkPage({ origin, pathname }: URL): OutsidePage | undefined {
  const brand = Object.values(BRANDS).find(({ id }) => APP_LINKS[id].universalLink === origin);
  return (
    brand && {
      title: brand.name,
      state: '打开应用',
      note: `真实环境里，装有${brand.name}的手机会直接打开应用里的这一页。`,
      lines: [['应用内页面', pathname]],
    }
  );
}

function searchPage({ origin, pathname, searchParams }: URL): OutsidePage | undefined {
  const address = origin + pathname;
  const brand = Object.values(BRANDS).find(({ id }) => APP_LINKS[id].appStoreSearch === address);
  return (
    brand && {
      title: 'App Store 搜索',
      state: searchParams.get('term') || brand.name,
      note: `真实环境里，App Store 会按这个口令找到${brand.name}。`,
      lines: [],
    }
  );
}
