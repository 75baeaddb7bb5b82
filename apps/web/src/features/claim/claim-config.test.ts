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
  ['a channel that does not exist', new ApiError('没有找到', '4040', 404), true],
  ['what names none', new ApiError('没有找到', '4000', 400), true],
  ['a lost line', new ApiError('', '', 0), false],
  ['a server in trouble', new ApiError('', '', 502), false],
  ['a fault of our own', new Error('broken'), false],
])('[A-106] tells %s', async (_what, cause, isUnknown) => {
  answers.mockRejectedValueOnce(cause);
  expect(await askClaimConfig('campus-30')).toEqual({ ok: false, isUnknown });
});
