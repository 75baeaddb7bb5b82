import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, api } from '../../platform/api/api.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { readSavedClaim, saveClaim } from './saved-claim.ts';
import { useSavedClaim } from './use-saved-claim.ts';

vi.mock('../../platform/api/api.ts', async () => ({
  ...(await import('../../platform/api/api-error.ts')),
  api: { getClaimReceipt: vi.fn() },
}));
const asked = vi.mocked(api.getClaimReceipt);

const AT = Date.parse('2026-11-03T06:20:00Z');
const RECEIPT = 'r'.repeat(32);
const ANSWER = { days: 30, claimedAt: AT, receipt: RECEIPT, expiredTime: null, review: null };
const KEPT = { days: 30, claimedAt: AT, receipt: RECEIPT, maskedPhone: '138****6024', review: null };

let kept: Map<string, string>;
beforeEach(() => {
  asked.mockReset();
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a claim stored on the device', () => {
  it('[A-086] is read only in its channel, and without the whole phone', () => {
    saveClaim('one', ANSWER, '13805716024');
    expect(readSavedClaim('one')).toEqual(KEPT);
    expect(readSavedClaim('two')).toBeUndefined();
    expect([...kept.values()].join()).not.toContain('13805716024');
  });

  it.each(['{', 'null', '[]', '{"days":30}', '{"days":"30","claimedAt":1,"receipt":"r","maskedPhone":""}'])(
    'is not %s',
    (text) => {
      kept.set('claim:torn', text);
      expect(readSavedClaim('torn')).toBeUndefined();
    },
  );

  it('[A-086] is confirmed by the server from the receipt alone', async () => {
    saveClaim('one', ANSWER, '13805716024');
    asked.mockResolvedValueOnce({ days: 15, claimedAt: AT + 1, review: 'held' });
    const page = await renderHook(useSavedClaim, 'one');
    expect(asked).toHaveBeenCalledExactlyOnceWith({ channel: 'one', receipt: RECEIPT });
    expect(page.now.claim).toEqual({
      ...KEPT,
      days: 15,
      claimedAt: AT + 1,
      review: 'held',
      isUnconfirmed: false,
    });
    await page.leave();
  });

  it('[A-086] that the server does not know is removed', async () => {
    saveClaim('one', ANSWER, '13805716024');
    asked.mockRejectedValueOnce(new ApiError('没有找到', '4040', 404));
    const page = await renderHook(useSavedClaim, 'one');
    expect(page.now.claim).toBeUndefined();
    expect(readSavedClaim('one')).toBeUndefined();
    await page.leave();
  });

  it('[A-086] is shown as unconfirmed if the server cannot be asked', async () => {
    saveClaim('one', ANSWER, '13805716024');
    asked.mockRejectedValueOnce(new ApiError('', '', 0));
    const page = await renderHook(useSavedClaim, 'one');
    expect(page.now.claim).toEqual({ ...KEPT, isUnconfirmed: true });
    expect(readSavedClaim('one')).toEqual(KEPT);
    await page.leave();
  });

  it('is not requested if nothing is stored', async () => {
    const page = await renderHook(useSavedClaim, 'none');
    expect(page.now.claim).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
    await page.leave();
  });
});
