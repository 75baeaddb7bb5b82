import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { DESKTOP } from './desktop.ts';
import { addFunction, addScript } from './page-scripts.ts';

type Role = 'support' | 'lead' | 'marketing' | 'approver' | 'finance' | 'legal' | 'viewer' | 'admin';

interface StaffAccount {
  id: string;
  name: string;
  email: string;
  password: string;
  /** The current code of the authenticator app. */
  totp: string;
}

interface NewStaff {
  id: string;
  name: string;
  /** Name and value of the session cookie. */
  cookie: string;
}

/** A new member of staff with a session. */
export async function makeStaff(request: APIRequestContext, role: Role): Promise<NewStaff> {
  const answer = await request.post('/lab/api/staff', { data: { role } });
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json();
}

/** What a member of staff types to sign in. */
export async function accountOf(request: APIRequestContext, { id }: NewStaff): Promise<StaffAccount> {
  const all: StaffAccount[] = await (await request.get('/lab/api/staff')).json();
  const found = all.find((member) => member.id === id);
  if (!found) throw new Error(`there is no member of staff ${id}`);
  return found;
}

/** A desktop browser of its own. */
export async function openDesktop(browser: Browser, baseURL = ''): Promise<Page> {
  const context = await browser.newContext({ ...DESKTOP, baseURL, reducedMotion: 'reduce' });
  return context.newPage();
}

/** A browser of its own in which somebody is signed in. */
export async function openAs(
  browser: Browser,
  baseURL: string | undefined,
  { cookie }: NewStaff,
): Promise<Page> {
  const page = await openDesktop(browser, baseURL);
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: baseURL ?? '' }]);
  return page;
}

/** Collects what the content security policy refuses on every page that is opened afterwards. */
export async function collectRefusals(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  await addFunction(page, 'reportRefusal', (text: string) => void refusals.push(text));
  await addScript(page, () =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      Reflect.get(
        window,
        'reportRefusal',
      )(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`),
    ),
  );
  return refusals;
}

/** Opens a screen and waits for its title and for what it reads. */
export async function openScreen(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`/console${path}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('status', { name: '正在读取' })).toHaveCount(0);
}

/** The side panel in which an act is previewed and done. */
export const panelOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });
