import { readFile } from 'node:fs/promises';
import { identityTexts } from '@juban/contract/texts/identity';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { expect, type Page, test } from '@playwright/test';
import { labOf, newPhone } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';

interface Field {
  name: string;
  value: string;
}
interface Entry {
  request: { method: string; url: string; headers: Field[]; postData?: { text: string } };
  response: { headers: Field[]; content: { mimeType: string; text?: string } };
}

const PAGES = ['/vip', '/vip/orders', '/mall', '/next/feedback', '/games/home', '/vip/union/netease'];
const HERE = 'own.invalid';
const LOGIN = `POST ${HERE}/api/web_pay/user/login`;
/** Scripts, styles and pictures do not depend on the user and contain many numbers. */
const isChecked = ({ response }: Entry) => !/javascript|css|image|font/.test(response.content.mimeType);

/** Lists where in an exchange a string occurs. */
function placesOf({ request, response }: Entry, text: string): string[] {
  const named = (what: string, fields: Field[]) =>
    fields.map(({ name, value }) => [`${what} ${name.toLowerCase()}`, value] as const);
  const texts = [
    ['address', decodeURIComponent(request.url)] as const,
    ['body', request.postData?.text ?? ''] as const,
    ['answer', response.content.text ?? ''] as const,
    ...named('header', request.headers),
    ...named('answered', response.headers),
  ];
  const pattern = new RegExp(`(?<![\\w-])${text.replace('.', '[.]')}(?![\\w-])`);
  const { host, pathname } = new URL(request.url);
  const where = `${request.method} ${host.startsWith('127.0.0.1') ? HERE : host}${pathname}`;
  return texts.filter(([, text]) => pattern.test(text)).map(([place]) => `${place} of ${where}`);
}

async function logIn(page: Page, phone: string, readCode: () => Promise<string>) {
  await openPage(page, '/login?redirect_path=/mall');
  await page.getByRole('textbox', { name: phoneCodeTexts.phoneLabel }).fill(phone);
  await page.getByRole('button', { name: phoneCodeTexts.getCode }).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  const code = await readCode();
  await page.getByRole('textbox', { name: identityTexts.codeLabel }).fill(code);
  await page.getByRole('checkbox').check();
  // A page that hydrates slowly makes no call as the user for a while.
  const askedAsUser = page.waitForResponse((answer) => {
    const { token, authentication } = answer.request().headers();
    return Boolean(token ?? authentication);
  });
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/mall');
  await askedAsUser;
  await page.waitForLoadState('networkidle');
  const kept = await page.evaluate(() => Object.values({ ...localStorage }).join(' '));
  return { code, given: /[0-9a-z]+\.[\w-]{32}/.exec(kept)?.[0] ?? 'none was kept' };
}

async function readArchive(path: string): Promise<Entry[]> {
  const { log }: { log: { entries: Entry[] } } = JSON.parse(await readFile(path, 'utf8'));
  return log.entries.filter(isChecked);
}

test('[A-083][A-076] an archive of all that went over the line holds a token, a phone and a code only where each must be', async ({
  browser,
  request,
  baseURL,
}, info) => {
  const path = info.outputPath('line.har');
  const [lab, phone] = [labOf(request), newPhone()];
  const { token } = await lab.makeUser({ preset: 'member' });
  const context = await browser.newContext({ baseURL: baseURL ?? '', recordHar: { path } });
  const { code, given } = await logIn(await context.newPage(), phone, () => lab.readCode(phone));
  for (const address of PAGES) {
    const page = await context.newPage();
    await openPage(page, `${address}?token=${token}`);
    await page.waitForLoadState('networkidle');
    await page.close();
  }
  await context.close();
  const entries = await readArchive(path);
  expect(entries.length).toBeGreaterThan(15);
  const placesIn = (text: string) => [...new Set(entries.flatMap((entry) => placesOf(entry, text)))].sort();
  const isHeader = (place: string) =>
    /^header (?:token|authentication) of \w+ own\.invalid\/(?:api|centreapi)\//.test(place);
  // The token occurs in the address that brought it and otherwise only in request headers.
  expect(placesIn(token).filter((place) => !isHeader(place))).toEqual(
    PAGES.map((address) => `address of GET ${HERE}${address}`).sort(),
  );
  expect(placesIn(token).some(isHeader)).toBe(true);
  // The archive may have dropped the login answer together with its page.
  expect(placesIn(given).filter((place) => !isHeader(place) && place !== `answer of ${LOGIN}`)).toEqual([]);
  expect(placesIn(given).some(isHeader)).toBe(true);
  expect(placesIn(code)).toEqual([`body of ${LOGIN}`]);
  // The phone is encrypted in both directions.
  expect(placesIn(phone)).toEqual([]);
});
