import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Picture } from './photograph.ts';

/** A contact sheet in docs/gallery. */
interface DocSheet {
  name: string;
  title: string;
  /** Rows of pictures shown side by side; the page's name is printed once per row. */
  rows: readonly (readonly Picture[])[];
}

const GAP = 8;
const MOST_IN_A_ROW = 12;
const PHONE = { width: 132, height: 286 };
const WIDEST_PHONE = 430;
/** 16:9, so that TV pages are not cropped. */
const WIDE = { width: 412, height: 232 };
const GROUND = '#d9d6d0';
const QUALITY = 60;

/** File name of each route group. */
const FILE_OF_GROUP: Readonly<Record<string, string>> = {
  首页: 'home',
  分享: 'share',
  游戏: 'games',
  会员: 'membership',
  等级: 'level',
  联合会员: 'union',
  活动: 'activities',
  商城: 'mall',
  购买: 'purchase',
  其他: 'other',
  下载: 'download',
  账号: 'account',
};

/** Pages for visitors, shown in every brand and at every width. */
const SHOP_WINDOW = [
  '/vip',
  '/next/simple_vip',
  '/vip/level/home',
  '/share/drama',
  '/mall',
  '/vip/activity/gamesActivity',
  '/games/home',
  '/',
];

/** Writes the sheets and their index page, small enough to commit. */
export async function writeDocSheets(
  folder: string,
  pictures: readonly Picture[],
  docs: string,
): Promise<void> {
  await mkdir(docs, { recursive: true });
  const sheets = planDocSheets(pictures);
  for (const sheet of sheets) await writeDocSheet(folder, sheet, docs);
  await writeFile(path.join(docs, 'README.md'), docPage(sheets));
}

function planDocSheets(pictures: readonly Picture[]): DocSheet[] {
  const own = pictures.filter((picture) => isPhone(picture) && /^yujian-/.test(picture.view));
  const areas = [...Map.groupBy(own, ({ group }) => group)].map(([group, all]) => ({
    name: FILE_OF_GROUP[group] ?? 'more',
    title: `${group}，浅色与深色`,
    rows: inRows(all),
  }));
  const windows = SHOP_WINDOW.map((title) => pictures.filter((picture) => picture.title === title));
  const sheets = [
    { name: 'brands', title: '四个品牌', rows: windows.map((all) => all.filter(isPhone)) },
    {
      name: 'widths',
      title: '320、390 和 430 px',
      rows: inRows(windows.flatMap((all) => all.filter(isLight))),
    },
    { name: 'desktop', title: '桌面与电视，1280 px', rows: inPairs(pictures.filter(isWide)) },
    {
      name: 'hosts',
      title: '同一页面，各种宿主',
      rows: inRows(pictures.filter(({ scene }) => scene === 'hosts')),
    },
    ...areas,
  ];
  return sheets.filter(({ rows }) => rows.some((row) => row.length > 0));
}

const isPhone = ({ width }: Picture) => width === 390;
const isWide = ({ width, scene }: Picture) => width >= 1_000 && scene !== 'hosts';
const isLight = ({ view }: Picture) => /^yujian-light-(320|390|430)$/.test(view);
const inRows = (all: readonly Picture[]) => inChunks(all, MOST_IN_A_ROW);
const inPairs = (all: readonly Picture[]) => inChunks(all, 4);

function inChunks(all: readonly Picture[], most: number): Picture[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, at) =>
    all.slice(at * most, (at + 1) * most),
  );
}

async function writeDocSheet(folder: string, { name, rows }: DocSheet, docs: string): Promise<void> {
  const tile = name === 'desktop' ? WIDE : PHONE;
  const across = Math.max(...rows.map((row) => row.length));
  const tiles = rows.flatMap((row, line) =>
    row.map(async (picture, column) => ({
      input: await sharp(path.join(folder, picture.file))
        .resize({ ...tile, ...fitOf(picture, tile) })
        .toBuffer(),
      left: GAP + column * (tile.width + GAP),
      top: GAP + line * (tile.height + GAP),
    })),
  );
  const ground = {
    width: GAP + across * (tile.width + GAP),
    height: GAP + rows.length * (tile.height + GAP),
    channels: 3 as const,
    background: GROUND,
  };
  await sharp({ create: ground })
    .composite(await Promise.all(tiles))
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(path.join(docs, `${name}.webp`));
}

/** Pictures keep their top and are cropped at the bottom; wide ones between phones are scaled down whole. */
const fitOf = ({ width }: Picture, tile: typeof PHONE) =>
  tile === PHONE && width > WIDEST_PHONE
    ? ({ fit: 'contain', background: GROUND } as const)
    : ({ fit: 'cover', position: 'top' } as const);

const docPage = (sheets: readonly DocSheet[]) => `# Gallery

Contact sheets of every finished page, made by \`npm run gallery -- --docs\`; \`npm run gallery\` alone makes the large pictures, one browsable page of them (\`.gallery/index.html\`), and fails when axe finds anything in one.
${sheets.map(docSection).join('')}`;

const docSection = ({ name, title, rows }: DocSheet) => `
## ${title}

![${title}](${name}.webp)

${rows.map((row) => `1. ${[...new Set(row.map((picture) => picture.title))].join('; ')}`).join('\n')}
`;
