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
  it('[C-103] finds accounts by phone or name, the same account for the same phone, and none for an unknown one', async () => {
    const byPhone = await partners.findAccount('zhuishu', { mobile: '13800001234' });
    expect(byPhone).toEqual(await partners.findAccount('zhuishu', { mobile: '13800001234' }));
    expect(byPhone?.openId).not.toContain('1380000');
    expect(await partners.findAccount('zhuishu', { mobile: '13800004040' })).toBeUndefined();
    expect(await partners.findAccount('netease', { openId: 'nobody-1' })).toBeUndefined();
    await partners.bind('netease', { userId: '7', openId: 'shopper' }, 'bind:7');
    expect(await control('bindings')).toEqual({ 'netease:7': 'shopper' });
  });

  it('[C-001] signs which account was picked for which request, and no other answer matches', async () => {
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
    const impostor = createHttpPartners({ ...sandboxPartners(sandbox.url), secret: 'another secret' });
    expect(impostor.isSignedReturn('netease', answer)).toBe(false);
  });

  it('[C-103] grants once per key, even if it answers 500, too late, or grants twice', async () => {
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

  it('[C-103] refuses grants to an unknown account, and grants nothing', async () => {
    for (const account of ['nobody-1', '13800004040'])
      await expect(partners.grant('netease', { ...GRANT, account }, account)).rejects.toBeInstanceOf(
        PartnerRefused,
      );
    expect(await grants()).toEqual([]);
  });

  it('[C-103] is unavailable when it is down, and grants nothing', async () => {
    await become('down');
    await expect(partners.grant('netease', GRANT, 'key')).rejects.toBeInstanceOf(PartnerUnavailable);
    expect(await grants()).toEqual([]);
    const unreachable = createHttpPartners({ ...sandboxPartners('http://127.0.0.1:9') });
    await expect(unreachable.findAccount('netease', {})).rejects.toBeInstanceOf(PartnerUnavailable);
    await expect(createNoPartners().grant('netease', GRANT, 'key')).rejects.toBeInstanceOf(
      PartnerUnavailable,
    );
  });

  it('[C-103] grants nothing for wrong or outdated signatures, until they are corrected', async () => {
    const options = sandboxPartners(sandbox.url);
    for (const change of [
      { secret: 'another secret' },
      { appId: 'x' },
      { now: () => Date.now() - 600_000 },
    ]) {
      const impostor = createHttpPartners({ ...options, ...change });
      await expect(impostor.grant('netease', GRANT, 'key')).rejects.toBeInstanceOf(PartnerUnavailable);
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
    const partners = createHttpPartners(sandboxPartners(`http://127.0.0.1:${port}`));
    await expect(partners.grant('netease', GRANT, 'key')).rejects.toBeInstanceOf(kind);
    counter.closeAllConnections();
    counter.close();
  });
});
