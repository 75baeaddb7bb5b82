import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderHook } from '../../../ui/testing/render-hook.ts';
import { useBooking } from './use-booking.ts';

type Mine = { reserved: { id: string }[] };

const { server } = vi.hoisted(() => ({
  server: { tellMine: (_mine: Mine): void => undefined, bookGame: vi.fn() },
}));
vi.mock('../../../platform/api/api.ts', () => ({
  api: {
    getMyGames: () =>
      new Promise<Mine>((resolve) => {
        server.tellMine = resolve;
      }),
    bookGame: server.bookGame,
  },
}));
vi.mock('../../../platform/session/is-login-refusal.ts', () => ({ isLoginRefusal: () => false }));
vi.mock('../../../lib/refusal-text.ts', () => ({ refusalText: () => '' }));
vi.mock('../../../platform/session/session.ts', () => ({ getToken: () => 'token' }));
vi.mock('../../../platform/host/use-login-state.ts', () => ({ useLoginState: () => 'user' }));

afterEach(() => void server.bookGame.mockReset());

const openGame = () => renderHook((id: string) => useBooking(id, () => undefined), 'g1');
const NONE: Mine = { reserved: [] };
const THIS: Mine = { reserved: [{ id: 'g1' }] };

it('shows an earlier reservation', async () => {
  const game = await openGame();
  await act(async () => server.tellMine(THIS));
  expect(game.now.isBooked).toBe(true);
  await game.leave();
});

it('a list that arrives after the tap does not undo it', async () => {
  server.bookGame.mockResolvedValue({ reserved: true });
  const game = await openGame();
  await act(async () => game.now.toggle());
  await act(async () => server.tellMine(NONE));
  expect(game.now.isBooked).toBe(true);
  await game.leave();
});

it('after a refused tap the list decides', async () => {
  server.bookGame.mockRejectedValue(new Error('refused'));
  const game = await openGame();
  await act(async () => game.now.toggle());
  await act(async () => server.tellMine(THIS));
  expect(game.now.isBooked).toBe(true);
  await game.leave();
});
