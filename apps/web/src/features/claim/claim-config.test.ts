import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, api } from '../../platform/api/api.ts';
import { askClaimConfig } from './claim-config.ts';

vi.mock('../../platform/api/api.ts', async () => ({
  ...(await import('../../platform/api/api-error.ts')),
  api: { getClaimConfig: vi.fn() },
}));
const answers = vi.mocked(api.getClaimConfig);
beforeEach(() => void answers.mockReset());

it.each([
  ['an unknown channel', new ApiError('没有找到', '4040', 404), true],
  ['an invalid name', new ApiError('没有找到', '4000', 400), true],
  ['a lost connection', new ApiError('', '', 0), false],
  ['a server error', new ApiError('', '', 502), false],
  ['our own error', new Error('broken'), false],
])('[A-106] tells %s', async (_what, cause, isUnknown) => {
  answers.mockRejectedValueOnce(cause);
  expect(await askClaimConfig('campus-30')).toEqual({ ok: false, isUnknown });
});
