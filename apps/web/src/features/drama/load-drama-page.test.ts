import { isNotFound } from '@tanstack/react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, api } from '../../platform/api/api.ts';
import { loadDramaPage } from './load-drama-page.ts';

vi.mock('../../platform/api/api.ts', async () => ({
  ...(await import('../../platform/api/api-error.ts')),
  api: { getDramaPage: vi.fn() },
}));
vi.mock('./drama-page-head.ts', () => ({ dramaHead: () => ({}) }));

const asked = vi.mocked(api.getDramaPage);
const PAGE = {
  dramaInfo: { dramaId: '40001', enable: true, recommendLines: [] },
  trailerList: [{ url: '/trailer.mp4' }],
  fiveMinutePlayInfo: { fiveMinutePlayUrl: 'sealed' },
  episodeList: [{ id: '40001003', episodeNo: 3 }],
  episodeSid: '40001003',
} as unknown as Awaited<ReturnType<typeof api.getDramaPage>>;

const missing = () => Promise.reject(new ApiError('没有找到', '4040', 404));
const clipOf = async (episode: string) => (await loadDramaPage({ dramaId: '40001', episode }, {})).clip;

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation((input) =>
    input.episodeSid === undefined || input.episodeSid === '3' ? Promise.resolve(PAGE) : missing(),
  );
});

it('[A-034] the named episode is the one that plays', async () => {
  expect(await clipOf('3')).toEqual({ kind: 'episode', sealed: 'sealed', episodeNo: 3 });
  expect(asked).toHaveBeenCalledOnce();
});

it.each(['99', '../3', 'x'.repeat(99), ''])('[A-013] %j plays the default', async (episode) => {
  expect(await clipOf(episode)).toEqual({ kind: 'trailer', url: '/trailer.mp4' });
});

it('an unknown drama stays unknown', async () => {
  asked.mockImplementation(missing);
  expect(await clipOf('3').catch(isNotFound)).toBe(true);
});

it('a failure is not treated as a missing episode', async () => {
  const failure = new ApiError('', '', 502);
  asked.mockRejectedValueOnce(failure);
  await expect(clipOf('3')).rejects.toBe(failure);
});
