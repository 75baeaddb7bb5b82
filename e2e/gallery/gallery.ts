import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { readCommand } from '../../bench/src/lib/command.ts';
import globalSetup from '../global-setup.ts';
import config from '../playwright.config.ts';
import { planSheets, writeSheets } from './contact-sheets.ts';
import { writeDocSheets } from './doc-sheets.ts';
import { HOSTS } from './hosts.ts';
import { indexHtml } from './index-page.ts';
import { type Picture, photographHost, photographScene, type Studio } from './photograph.ts';
import { SCENES } from './scenes.ts';
import { viewsOf } from './views.ts';

const HOSTED_PAGE = '/';
const ABREAST = 2;

const DOCS = fileURLToPath(new URL('../../docs/gallery', import.meta.url));

const { values } = readCommand(
  'npm run gallery -- [--out FOLDER] [--only TEXT] [--docs]: photographs every finished route.',
  {
    out: { type: 'string' },
    only: { type: 'string', default: '' },
    docs: { type: 'boolean', default: false },
  },
);
const folder = path.resolve(values.out ?? fileURLToPath(new URL('../../.gallery', import.meta.url)));
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const tearDown = await globalSetup();
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  const studio = { browser, baseUrl: process.env.BASE_URL ?? '', folder };
  const pictures = await photographAll(studio, values.only);
  const sheets = planSheets(pictures);
  await writeSheets(browser, folder, sheets);
  await writeFile(path.join(folder, 'index.html'), indexHtml(pictures, sheets));
  if (values.docs) await writeDocSheets(folder, pictures, DOCS);
  const faults = pictures.filter(({ fault }) => fault);
  for (const { title, view, fault } of faults) console.error(`${title}, ${view}: ${fault}`);
  console.log(
    `${pictures.length} pictures, ${sheets.length} contact sheets: ${path.join(folder, 'index.html')}`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await tearDown();
}

async function photographAll(studio: Studio, only: string): Promise<Picture[]> {
  const shots = [
    ...SCENES.filter(({ title }) => title.includes(only)).flatMap((scene) =>
      viewsOf(scene).map((view) => () => photographScene(studio, scene, view)),
    ),
    ...(only ? [] : HOSTS.map((host) => () => photographHost(studio, HOSTED_PAGE, host))),
  ];
  const pictures: Picture[] = [];
  const waiting = shots.entries();
  const work = async () => {
    for (const [at, shoot] of waiting) {
      pictures[at] = await shoot();
      console.log(`${at + 1} of ${shots.length}: ${pictures[at].title}, ${pictures[at].view}`);
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, work));
  return pictures;
}
