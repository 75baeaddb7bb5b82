import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadAgreement } from '../features/agreement/load-agreement.ts';
import { loadAlbum } from '../features/album/load-album.ts';
import { loadCampaign } from '../features/campaign/load-campaign.ts';
import { loadGame, loadReportedGame } from '../features/games/detail/load-game.ts';
import { loadNavigation } from '../features/navigation/load-navigation.ts';
import { loadReservation } from '../features/reservation/load-reservation.ts';

const { setResponseStatus, outcome } = vi.hoisted(() => ({
  setResponseStatus: vi.fn(),
  outcome: { status: 404 },
}));

vi.mock('@tanstack/react-start/server', () => ({ setResponseStatus }));
vi.mock('../platform/api/api.ts', async () => {
  const { ApiError } = await import('../platform/api/api-error.ts');
  const refuse = () => Promise.reject(new ApiError('没有', String(outcome.status * 10), outcome.status));
  return { ApiError, api: new Proxy({}, { get: () => refuse }) };
});

const NOINDEX = { name: 'robots', content: 'noindex' };

afterEach(() => {
  setResponseStatus.mockClear();
  outcome.status = 404;
});

describe('pages about missing things', () => {
  it.each([
    ['an agreement', () => loadAgreement('nothing', {})],
    ['an agreement without a name', () => loadAgreement('', {})],
    ['a topic', () => loadNavigation('0', {})],
    ['a game', () => loadGame('0', {})],
    ['a game to report', () => loadReportedGame('0', {})],
    ['a campaign', loadCampaign],
    ['a reservation', loadReservation],
  ])('[C-083] %s answers normally and asks not to be indexed', async (_what, load) => {
    expect((await load()).head.meta).toContainEqual(NOINDEX);
    expect(setResponseStatus).not.toHaveBeenCalled();
  });

  it('a shared page that is missing answers with its status', async () => {
    expect((await loadAlbum('0', {})).head.meta).toContainEqual(NOINDEX);
    expect(setResponseStatus).toHaveBeenCalledWith(404);
  });

  it('[C-083] an agreement that is unavailable now answers with that status', async () => {
    outcome.status = 500;
    expect(await loadAgreement('user', {})).toMatchObject({ state: 'failed' });
    expect(setResponseStatus).toHaveBeenCalledWith(503);
  });
});
