import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { makeHostileContent, POISONS } from '../../apps/server/test/hostile-pack.ts';
import { FOREIGN_ADDRESSES } from '../../apps/web/src/app/testing/foreign-addresses.ts';
import { ROUTE_TABLE } from '../../apps/web/src/route-facts.gen.ts';
import { visitAll } from '../lib/hostile.ts';
import { type LabUser, newPhone } from '../lib/lab.ts';
import { startProduct } from '../lib/product.ts';
import { readQueryNames } from '../lib/query-names.ts';

/** Remove our Content Security Policy: this tests the first line of defence alone. */
const UNGUARDED = {
  bypassCSP: true,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
} as const;
/** With HOSTILE=long: every page also as a visitor, with every value in every query name. */
const IS_LONG = process.env.HOSTILE === 'long';
const VALUES = [...POISONS, ...FOREIGN_ADDRESSES];
/** Parameters that reveal what the others set. */
const OPENERS = { visible: 'true', showTitle: 'true', showRight: 'true', showBack: 'true' };
/** The page where a user reads support's answers. */
const ANSWERED = '/next/feedback/mine';
const RIGHT = JSON.stringify({ title: POISONS[0], url: 'javascript:pwned(1)', color: POISONS[3] });

/** Keep the example's own query so that the page has content; fill all other names with hostile values. */
function hostileAddress(example: string, names: readonly string[], turn: number): string {
  const url = new URL(example, 'https://own.invalid');
  for (const [place, name] of names.entries()) {
    const value = VALUES[(place * 7 + turn) % VALUES.length] ?? '';
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  for (const [name, value] of Object.entries({ ...OPENERS, right: RIGHT })) url.searchParams.set(name, value);
  url.searchParams.delete('token');
  return `${url.pathname}${url.search}#${encodeURIComponent(VALUES[turn % VALUES.length] ?? '')}`;
}

async function hostileNames(): Promise<string[]> {
  const names = [...(await readQueryNames()), 'from'];
  expect(names).toEqual(
    expect.arrayContaining(['id', 'redirect_path', 'title', 'from_path', 'orderNo', 'q']),
  );
  return names;
}

for (const turn of IS_LONG ? VALUES.keys() : []) {
  test(`[C-096][A-050] no query of any page runs, leads away or has the host act for a visitor: turn ${turn}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const names = await hostileNames();
    const context = await browser.newContext(UNGUARDED);
    const addresses = ROUTE_TABLE.map(
      ({ example }, place) => `${baseURL}${hostileAddress(example, names, turn + place)}`,
    );
    expect((await visitAll(context, addresses)).faults).toEqual([]);
    await context.close();
  });
}

test('[C-096] the server never writes a hostile name, value or path into a page as markup', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const names = await readQueryNames();
  const markup = POISONS.filter((poison) => poison.includes('<'));
  for (const [turn, { path }] of ROUTE_TABLE.entries()) {
    const hole = encodeURIComponent(VALUES[turn % VALUES.length]?.slice(0, 60) ?? '');
    const bare = path.replace(/\$\w+/g, hole);
    const query = names.map((name, place) => {
      const value = encodeURIComponent((VALUES[(place + turn) % VALUES.length] ?? '').toWellFormed());
      return `${encodeURIComponent(name)}=${value}`;
    });
    const hostileName = `${encodeURIComponent('"><img src=x onerror=pwned(1)>')}=1`;
    const answer = await request.get(`${bare}?${[...query, hostileName].join('&')}`, { maxRedirects: 0 });
    expect(answer.status(), path).toBeLessThan(500);
    const { location = '/' } = answer.headers();
    expect(location, path).toMatch(/^\/(?![/\\])/);
    const html = await answer.text();
    expect(
      markup.filter((poison) => html.includes(poison)),
      path,
    ).toEqual([]);
  }
});

test('[C-096][A-050] no text of content or of people and no query of any page runs, leads away or has the host act, though our policy did not stop it', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(300_000);
  const content = await makeHostileContent();
  const product = await startProduct({ CONTENT_DIR: content });
  const request = await playwright.request.newContext({ baseURL: product.baseUrl });
  const context = await browser.newContext(UNGUARDED);
  try {
    const made = await request.post('/lab/api/users', {
      data: { nickName: '<img src=x onerror=pwned(1)>', preset: 'member' },
    });
    const { token }: LabUser = await made.json();
    await request.post('/centreapi/v3plus/helpCenter/userFeedback/saveOrUpdate', {
      headers: { token },
      data: { content: `第三集没有声音${POISONS.slice(0, 6).join('')}`, mobile: newPhone() },
    });
    const names = await hostileNames();
    const addressOf = ({ example }: { example: string }, turn: number) =>
      `${product.baseUrl}${hostileAddress(example, names, turn)}`;
    const all = ROUTE_TABLE.map(addressOf);
    const isOfSupport = (address: string) => new URL(address).pathname === ANSWERED;
    const own = all.filter(isOfSupport);
    expect(own).toHaveLength(1);
    const others = await visitAll(
      context,
      all.filter((address) => !isOfSupport(address)),
      token,
    );
    // Support's texts are not validated. Playwright disables the cache for routed contexts, so read the other
    // pages first.
    await context.route('**/userFeedback/mine*', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      for (const one of body.data.content) Object.assign(one, { reply: POISONS.join(''), state: 'accepted' });
      await route.fulfill({ response: answer, json: body });
    });
    const answered = await visitAll(context, own, token, true);
    const faults = [...others.faults, ...answered.faults];
    expect(faults).toEqual([]);
    // If no page showed the poisoned content, the test would prove nothing.
    expect(others.shown).toBeGreaterThan(24);
  } finally {
    await context.close();
    await request.dispose();
    await product.stop();
    await rm(content, { recursive: true, force: true });
  }
});
