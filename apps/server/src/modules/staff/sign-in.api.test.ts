import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSOLE_HOST, newStaff, newVisitor } from '../../../test/console-kit.ts';
import { startProduct, type TestProduct } from '../../../test/kit.ts';
import { fromBase32, totpAt, totpStep } from './totp.ts';

interface DemoStaff {
  id: string;
  email: string;
  role: string;
  password: string;
  totp: string;
}

let product: TestProduct;
let demo: DemoStaff[];
beforeAll(async () => {
  product = await startProduct();
  demo = await product.lab<DemoStaff[]>('GET', '/staff');
});
afterAll(() => product.stop());

const demoOf = (role: string): DemoStaff => {
  const found = demo.find((one) => one.role === role);
  if (!found) throw new Error(`no demo staff with the role ${role}`);
  return found;
};

const codeOf = (totpSecret: string, steps = 0) =>
  totpAt(fromBase32(totpSecret), totpStep(new Date()) + steps);

/** An invitation as its person opens it. */
async function invite(role = 'support') {
  const admin = await newStaff(product, 'admin');
  const email = `p${Math.random().toString(36).slice(2)}@example.com`;
  const { data } = await admin.call('inviteStaff', {
    email,
    name: '新同事',
    roles: [{ role, brands: ['*'] }],
  });
  const token = new URL(data.link).searchParams.get('token') ?? '';
  return { admin, email, id: data.id, token, data };
}

const GOOD_PASSWORD = 'korrekte-Pferde-47-Batterie';

describe('signing in', () => {
  it('takes the password, then the code of the authenticator app', async () => {
    const { email, password, totp } = demoOf('support');
    const visitor = newVisitor(product);
    const half = await visitor.call('signIn', { email, password });
    expect(half).toMatchObject({ code: '0000', data: { factors: ['totp', 'recovery'] } });
    expect(await visitor.call('getMe', {})).toMatchObject({ status: 401, code: '4010' });
    const whole = await visitor.call('signInWithTotp', { code: totp });
    expect(whole).toMatchObject({ code: '0000', data: { email, environment: 'demo' } });
    const cookie = String(whole.headers['set-cookie']);
    expect(cookie).toMatch(/^juban-staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
    const me = await visitor.call('getMe', {});
    expect(me.data.permissions).toContain('users.find');
    expect(me.data.permissions).not.toContain('refunds.make');
  });

  it('refuses a code of the authenticator app that was used before', async () => {
    const { email, password, totp } = demoOf('lead');
    const first = newVisitor(product);
    await first.call('signIn', { email, password });
    expect((await first.call('signInWithTotp', { code: totp })).code).toBe('0000');
    const again = newVisitor(product);
    await again.call('signIn', { email, password });
    expect(await again.call('signInWithTotp', { code: totp })).toMatchObject({ code: '2201' });
    expect((await again.call('getMe', {})).status).toBe(401);
  });

  it('answers a wrong password, an unknown address and an inactive account in the same way', async () => {
    const { email, password } = demoOf('viewer');
    const visitor = newVisitor(product);
    const answers = await Promise.all([
      visitor.call('signIn', { email, password: 'something-else' }),
      visitor.call('signIn', { email: 'nobody@example.com', password }),
    ]);
    const [one, other] = answers.map(({ status, code, msg, data }) => ({ status, code, msg, data }));
    expect(one).toEqual({ status: 200, code: '2201', msg: '登录信息有误，请核对后再试', data: null });
    expect(other).toEqual(one);
  });

  it('slows an account down after five wrong tries, counted before they are compared', async () => {
    const { email } = demoOf('legal');
    const visitor = newVisitor(product);
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => visitor.call('signIn', { email, password: 'wrong-password-x' })),
    );
    expect(tries.filter(({ code }) => code === '2201')).toHaveLength(5);
    const slowed = tries.filter(({ code }) => code === '4290');
    expect(slowed).toHaveLength(7);
    expect(Number(slowed[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('does not slow down people who share an address and sign in rightly', async () => {
    await newVisitor(product).call('signIn', { email: 'nobody@example.com', password: 'wrong-password-x' });
    await product.foundation.database.exec(
      `update staff_tries set tries = 49, last_at = now() where subject like 'address:%'`,
    );
    const { email, password } = demoOf('approver');
    for (const _person of [1, 2, 3])
      expect((await newVisitor(product).call('signIn', { email, password })).code).toBe('0000');
    for (const code of ['2201', '4290'])
      expect(await newVisitor(product).call('signIn', { email, password: 'wrong-one' })).toMatchObject({
        code,
      });
    await product.foundation.database.exec(`delete from staff_tries where subject like 'address:%'`);
  });

  it('accepts each recovery code once, however it is written', async () => {
    const { token, email } = await invite();
    const visitor = newVisitor(product);
    const { data: opened } = await visitor.call('openInvitation', { token });
    const accepted = await visitor.call('acceptInvitation', {
      token,
      password: GOOD_PASSWORD,
      code: codeOf(opened.totpSecret),
    });
    const [code = ''] = accepted.data.recoveryCodes;
    expect(accepted.data.recoveryCodes).toHaveLength(10);
    const other = newVisitor(product);
    await other.call('signIn', { email, password: GOOD_PASSWORD });
    const spelled = code.toUpperCase().replaceAll('-', ' ');
    expect((await other.call('signInWithRecoveryCode', { code: spelled })).code).toBe('0000');
    expect((await other.call('getOwnSecurity', {})).data.recoveryCodesLeft).toBe(9);
    const third = newVisitor(product);
    await third.call('signIn', { email, password: GOOD_PASSWORD });
    expect((await third.call('signInWithRecoveryCode', { code })).code).toBe('2201');
  });
});

describe('signing in at the identity provider', () => {
  const get = (url: string, cookie = '') =>
    product.app.inject({ method: 'GET', url, headers: { host: CONSOLE_HOST, cookie } });
  const begin = async (email: string) => {
    const begun = await get('/console/api/oidc/begin');
    const pick = new URL(String(begun.headers.location).replace('/authorize', '/pick'));
    pick.searchParams.set('email', email);
    const answer = await fetch(pick, { redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? '');
    const [cookie = ''] = String(begun.headers['set-cookie']).split(';');
    return { back: `${back.pathname}${back.search}`, cookie, begun };
  };

  it('opens a session of the person whose verified address it is', async () => {
    const { back, cookie, begun } = await begin(demoOf('finance').email);
    expect(String(begun.headers['set-cookie'])).toContain('SameSite=Lax');
    const finished = await get(back, cookie);
    expect(finished.headers.location).toBe('/console/');
    const visitor = newVisitor(product);
    visitor.cookie = String(finished.headers['set-cookie']).split(';')[0] ?? '';
    expect((await visitor.call('getMe', {})).data.email).toBe(demoOf('finance').email);
  });

  it('is refused for strangers, without its cookie, with another state, and a second time', async () => {
    const refused = '/console/sign-in?oidc=refused';
    const stranger = await begin('stranger@example.com');
    expect((await get(stranger.back, stranger.cookie)).headers.location).toBe(refused);
    const { back, cookie } = await begin(demoOf('finance').email);
    expect((await get(back)).headers.location).toBe(refused);
    expect((await get(back.replace(/state=\w{4}/, 'state=abcd'), cookie)).headers.location).toBe(refused);
    expect((await get(back, cookie)).headers.location).toBe('/console/');
    expect((await get(back, cookie)).headers.location).toBe(refused);
  });
});

describe('an invitation', () => {
  it('is used once, also by parallel callers', async () => {
    const { token } = await invite();
    const visitor = newVisitor(product);
    const { data } = await visitor.call('openInvitation', { token });
    const code = codeOf(data.totpSecret);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        newVisitor(product).call('acceptInvitation', { token, password: GOOD_PASSWORD, code }),
      ),
    );
    expect(answers.map((answer) => answer.code).sort()).toEqual(['0000', '2202', '2202', '2202', '2202']);
  });

  it('refuses a wrong code, and passwords that are short, common or contain the own name', async () => {
    const { token, email } = await invite();
    const visitor = newVisitor(product);
    const { data } = await visitor.call('openInvitation', { token });
    const accept = (password: string, code = codeOf(data.totpSecret)) =>
      visitor.call('acceptInvitation', { token, password, code });
    expect((await accept('kurz-genug1')).data).toMatchObject({
      faults: [{ field: 'password', text: '密码至少 12 个字符' }],
    });
    for (const password of ['password1234', 'qwertyuiop123', 'aaaaaaaaaaaaaa', `${email.split('@')[0]}1234`])
      expect(await accept(password), password).toMatchObject({
        code: '4000',
        msg: '这个密码太常见，请换一个',
      });
    expect((await accept(GOOD_PASSWORD, codeOf(data.totpSecret, 5))).code).toBe('2201');
    expect((await accept(GOOD_PASSWORD)).code).toBe('0000');
  });

  it('no longer works when a new one was sent', async () => {
    const { admin, id, token } = await invite();
    await admin.call('renewInvitation', { id });
    expect((await newVisitor(product).call('openInvitation', { token })).code).toBe('2202');
  });
});

describe('a session', () => {
  it('of somebody who is deactivated ends with the next call', async () => {
    const admin = await newStaff(product, 'admin');
    const member = await newStaff(product, 'support');
    expect((await member.call('getMe', {})).status).toBe(200);
    expect((await admin.call('deactivateStaff', { id: member.id })).data.state).toBe('inactive');
    expect((await member.call('getMe', {})).status).toBe(401);
  });

  it('ends when the roles change', async () => {
    const admin = await newStaff(product, 'admin');
    const member = await newStaff(product, 'support');
    await admin.call('changeStaffRoles', { id: member.id, roles: [{ role: 'viewer', brands: ['ddsp'] }] });
    expect((await member.call('getMe', {})).status).toBe(401);
  });

  it('is ended by its owner, and the others by a new password', async () => {
    const { email, password, totp } = demoOf('marketing');
    const first = newVisitor(product);
    await first.call('signIn', { email, password });
    await first.call('signInWithTotp', { code: totp });
    const { cookie } = await product.lab<{ cookie: string }>('POST', '/staff', { role: 'marketing' });
    expect(cookie).toMatch(/^juban-staff=/);
    const [session] = (await first.call('getOwnSecurity', {})).data.sessions;
    expect(session?.isCurrent).toBe(true);
    const changed = await first.call('changePassword', { password, newPassword: GOOD_PASSWORD });
    expect(changed.code).toBe('0000');
    expect((await first.call('getMe', {})).status).toBe(200);
    await first.call('signOut', {});
    expect((await first.call('getMe', {})).status).toBe(401);
  });
});

describe('calls of the console', () => {
  it('that change something are refused from another origin, or without one', async () => {
    const member = await newStaff(product, 'admin');
    for (const origin of ['https://example.com', 'http://localhost:3001', 'null', ''])
      expect(await member.call('endOwnSession', { id: 'x' }, { origin }), origin).toMatchObject({
        status: 403,
      });
    expect((await member.call('getMe', {}, { origin: 'https://example.com' })).status).toBe(200);
  });

  it('are refused with a token of a user, and calls of users with the cookie of staff', async () => {
    const { token } = await product.lab<{ token: string }>('POST', '/users', { preset: 'member' });
    const visitor = newVisitor(product);
    expect((await visitor.call('getMe', {}, { token })).status).toBe(401);
    const { cookie } = await newStaff(product, 'admin');
    expect((await product.call('getProfile', {}, { cookie })).code).toBe('1024');
  });

  it('that are sensitive ask for the second factor again when it is older than ten minutes', async () => {
    const admin = await newStaff(product, 'admin');
    await product.foundation.database.exec(
      `update staff_sessions set factor_at = factor_at - interval '601 seconds' where staff_id = ${admin.id}`,
    );
    const role = { id: 'auditor', name: '审计', permissions: [] };
    expect(await admin.call('saveRole', role)).toMatchObject({ status: 428, code: '4280' });
    expect((await admin.call('stepUp', { code: '000000' })).code).toBe('2201');
    const { totp } =
      (await product.lab<DemoStaff[]>('GET', '/staff')).find(({ id }) => id === admin.id) ?? {};
    expect((await admin.call('stepUp', { code: totp ?? '' })).code).toBe('0000');
    expect((await admin.call('saveRole', role)).code).toBe('0000');
  });
});
