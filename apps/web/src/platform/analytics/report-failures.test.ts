import type { Call, Envelope } from '@juban/contract/call';
import { calls } from '@juban/contract/calls';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, noConnection } from '../api/api-error.ts';
import { reportingFailures } from './report-failures.ts';

const busy: Envelope = { code: '5030', msg: '服务繁忙，请稍后再试', data: null };
const MINUTE_MS = 60_000;

function setUp(answer: () => Promise<Envelope>) {
  const report = vi.fn();
  const clock = { now: 0 };
  const transport = reportingFailures(answer, report, () => clock.now);
  const ask = (call: Call) => transport(call, {}).catch(() => undefined);
  return { ask, report, clock };
}

describe('failed calls that the page does not show', () => {
  it('[B-110] are reported by path and code, each once a minute', async () => {
    const { ask, report, clock } = setUp(async () => busy);
    await ask(calls.getProfile);
    expect(report).toHaveBeenCalledExactlyOnceWith(22020, { call: '/api/user/profile', code: '5030' });
    clock.now = MINUTE_MS - 1;
    await ask(calls.getProfile);
    expect(report).toHaveBeenCalledTimes(1);
    await ask(calls.listPackages);
    expect(report).toHaveBeenLastCalledWith(22020, { call: '/api/selling_page/market/market', code: '5030' });
    clock.now = MINUTE_MS;
    await ask(calls.getProfile);
    expect(report).toHaveBeenCalledTimes(3);
  });

  it('[B-110] are reported twenty times in a visit and no more', async () => {
    const { ask, report, clock } = setUp(async () => busy);
    for (let minute = 0; minute < 22; minute += 1) {
      clock.now = minute * MINUTE_MS;
      await ask(calls.getProfile);
    }
    expect(report).toHaveBeenCalledTimes(20);
  });

  it('[C-101] a failed draw is reported by its status where it has no code', async () => {
    const { ask, report } = setUp(() => Promise.reject(new ApiError('', '', 502)));
    await ask(calls.drawPrize);
    expect(report.mock.calls[0]?.[1]).toMatchObject({ code: 'http-502' });
  });

  it.each([
    ['a success', calls.getProfile, async () => ({ ...busy, code: '0000' })],
    ['a login that has ended', calls.getProfile, async () => ({ ...busy, code: '1024' })],
    ['a lost connection', calls.getProfile, () => Promise.reject(noConnection())],
    ['a call whose failure the page shows', calls.listOrders, async () => busy],
  ])('[B-110] %s is not reported', async (_what, call, answer) => {
    const { ask, report } = setUp(answer);
    await ask(call);
    expect(report).not.toHaveBeenCalled();
  });
});
