import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askSandbox } from '../../../test/ask-sandbox.ts';
import { pickAtPartner } from '../../../test/pick-at-partner.ts';
import { type SandboxProcess, startSandbox } from '../../../test/sandbox-process.ts';
import { sandboxPartners } from '../../config/partners-config.ts';
import { PartnerRefused, PartnerUnavailable } from '../../ports/partner-gateway.ts';
import { createHttpPartners, createNoPartners } from './http-partners.ts';

const GRANT = { account: 'shopper', days: 365, product: 'pro-year' };

let sandbox: SandboxProcess;
let partners: ReturnType<typeof createHttpPartners>;
beforeAll(async () => {
  sandbox = await startSandbox();
  partners = createHttpPartners(sandboxPartners(sandbox.url));
});
afterAll(() => sandbox.stop());
beforeEach(() => control('reset', {}));

const control = <Result>(path: string, body?: object) =>
  askSandbox<Result>(`${sandbox.url}/membership-partner/control/${path}`, body);
const become = (state: string) => control('state', { partner: 'netease', state });
const grants = () => control<Array<{ key: string; asks: number }>>('grants?partner=netease');

describe('a partner over HTTP', () => {
  it('[C-103] finds accounts by phone or name, the same phone the same account, and none where there is none', async () => {
    const byPhone = await partners.findAccount('zhuishu', { mobile: '13800001234' });
    expect(byPhone).toEqual(await partners.findAccount('zhuishu', { mobile: '13800001234' }));
    expect(byPhone?.openId).not.toContain('1380000');
    expect(await partners.findAccount('zhuishu', { mobile: '13800004040' })).toBeUndefined();
    expect(await partners.findAccount('netease', { openId: 'nobody-1' })).toBeUndefined();
    await partners.bind('netease', { userId: '7', openId: 'shopper' }, 'bind:7');
    expect(await control('bindings')).toEqual({ 'netease:7': 'shopper' });
  });

  it('[C-001] signs who picked which account for which request, and no other answer fits', async () => {
    const [returnUrl, state, nonce] = ['https://own.invalid/back', 'a-state', 'a-nonce'];
    const url = await partners.bindPageOf('netease', { returnUrl, appId: 'juban', state, nonce });
    const { openId, nickName, sign } = await pickAtPartner(url, 'shopper', '某某');
    const answer = { state, nonce, openId, nickName, sign };
    expect(partners.isSignedReturn('netease', answer)).toBe(true);
    for (const change of [
      { state: 'b-state' },
      { nonce: 'b-nonce' },
      { openId: 'shopper2' },
      { nickName: '别人' },
      { sign: sign.slice(1) },
      { sign: '' },
    ])
      expect(partners.isSignedReturn('netease', { ...answer, ...change }), JSON.stringify(change)).toBe(
        false,
      );
    expect(partners.isSignedReturn('zhuishu', answer)).toBe(false);
    expect(createNoPartners().isSignedReturn('netease', answer)).toBe(false);
    const stranger = createHttpPartners({ ...sandboxPartners(sandbox.url), secret: 'another secret' });
    expect(stranger.isSignedReturn('netease', answer)).toBe(false);
  });

  it('[C-103] gives once a key, also where it answers 500, too late, or does it twice', async () => {
    const impatient = createHttpPartners({ ...sandboxPartners(sandbox.url), timeLimitMs: 200 });
    for (const state of ['broken', 'slow', 'twice']) {
      await become(state);
      const asked = impatient.grant('netease', GRANT, `key-${state}`);
      if (state === 'twice') await asked;
      else await expect(asked, state).rejects.toBeInstanceOf(PartnerUnavailable);
      await become('up');
      await partners.grant('netease', GRANT, `key-${state}`);
    }
    expect((await grants()).map(({ key }) => key)).toEqual(['key-broken', 'key-slow', 'key-twice']);
  });

  it('[C-103] refuses what is for an account that it does not have, and gives nothing', async () => {
    for (const account of ['nobody-1', '13800004040'])
      await expect(partners.grant('netease', { ...GRANT, account }, account)).rejects.toBeInstanceOf(
        PartnerRefused,
      );
    expect(await grants()).toEqual([]);
  });

  it('[C-103] is unavailable where it is down, and gives nothing', async () => {
    await become('down');
    await expect(partners.grant('netease', GRANT, 'key')).rejects.toBeInstanceOf(PartnerUnavailable);
    expect(await grants()).toEqual([]);
    const nobody = createHttpPartners({ ...sandboxPartners('http://127.0.0.1:9') });
    await expect(nobody.findAccount('netease', {})).rejects.toBeInstanceOf(PartnerUnavailable);
    await expect(createNoPartners().grant('netease', GRANT, 'key')).rejects.toBeInstanceOf(
      PartnerUnavailable,
    );
  });

  it('[C-103] gives nothing to whoever cannot sign, or signs what is old, until that is put right', async () => {
    const options = sandboxPartners(sandbox.url);
    for (const change of [
      { secret: 'another secret' },
      { appId: 'x' },
      { now: () => Date.now() - 600_000 },
    ]) {
      const stranger = createHttpPartners({ ...options, ...change });
      await expect(stranger.grant('netease', GRANT, 'key')).rejects.toBeInstanceOf(PartnerUnavailable);
    }
    expect(await grants()).toEqual([]);
  });

  it.each([
    ...[401, 408, 425, 429, 500, 503].map((status) => [status, 'is away', PartnerUnavailable] as const),
    ...[400, 403, 404, 409].map((status) => [status, 'says no', PartnerRefused] as const),
  ])('[C-103] that answers %i %s', async (status, _what, kind) => {
    const counter = createServer((_request, response) => response.writeHead(status).end('{}'));
    await new Promise<void>((resolve) => counter.listen(0, '127.0.0.1', resolve));
    const { port } = counter.address() as { port: number };
    const told = createHttpPartners(sandboxPartners(`http://127.0.0.1:${port}`));
    await expect(told.grant('netease', GRANT, 'key')).rejects.toBeInstanceOf(kind);
    counter.closeAllConnections();
    counter.close();
  });
});
