import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, api } from '../../lib/api.ts';
import { readStored, store } from '../../lib/storage.ts';
import { restoreClaim } from './kept-claim.ts';
import { claimKey, type ShownClaim } from './use-claim.ts';

vi.mock('../../lib/api.ts', async () => ({
  ...(await import('../../lib/api-error.ts')),
  api: { getClaimReceipt: vi.fn() },
}));
const asked = vi.mocked(api.getClaimReceipt);
beforeEach(() => void asked.mockReset());

const AT = Date.parse('2026-11-03T06:20:00Z');
const RECEIPT = 'r'.repeat(32);
const KEPT = { days: 30, claimedAt: AT, receipt: RECEIPT, maskedPhone: '138****6024' };

/** What the page shows, one after the other. */
async function shownOf(channel: string, duringCall = (shown: ShownClaim | undefined) => shown) {
  const shown: Array<ShownClaim | undefined> = [undefined];
  const promise = restoreClaim(channel, (next) => shown.push(next(shown.at(-1))));
  const changed = duringCall(shown.at(-1));
  if (changed !== shown.at(-1)) shown.push(changed);
  await promise;
  return shown.slice(1);
}

describe('a claim kept on the device', () => {
  it('[A-086] is shown at once, then as the server confirms it, which is told the receipt alone', async () => {
    store(claimKey('one'), JSON.stringify({ ...KEPT, expiredTime: AT }));
    asked.mockResolvedValueOnce({ days: 15, claimedAt: AT + 1 });
    expect(await shownOf('one')).toEqual([KEPT, { ...KEPT, days: 15, claimedAt: AT + 1 }]);
    expect(asked).toHaveBeenCalledExactlyOnceWith({ channel: 'one', receipt: RECEIPT });
  });

  it('[A-086] that the server does not know is forgotten', async () => {
    store(claimKey('two'), JSON.stringify(KEPT));
    asked.mockRejectedValueOnce(new ApiError('没有找到', '4040', 404));
    expect(await shownOf('two')).toEqual([KEPT, undefined]);
    expect(readStored(claimKey('two'))).toBeUndefined();
  });

  it('[A-086] is shown as unconfirmed where the server cannot be asked, and stays kept', async () => {
    store(claimKey('three'), JSON.stringify(KEPT));
    asked.mockRejectedValueOnce(new ApiError('', '', 0));
    expect(await shownOf('three')).toEqual([KEPT, { ...KEPT, isUnconfirmed: true }]);
    expect(readStored(claimKey('three'))).toBeDefined();
  });

  it('[A-086] makes way for the form that was asked for meanwhile', async () => {
    store(claimKey('four'), JSON.stringify(KEPT));
    asked.mockResolvedValueOnce({ days: 30, claimedAt: AT });
    expect(await shownOf('four', () => undefined)).toEqual([KEPT, undefined, undefined]);
  });

  it.each(['{', 'null', '[]', '{"days":30}', '{"days":"30","claimedAt":1,"receipt":"r","maskedPhone":""}'])(
    'is not %s',
    async (text) => {
      store(claimKey('torn'), text);
      expect(await shownOf('torn')).toEqual([]);
      expect(asked).not.toHaveBeenCalled();
    },
  );
});
