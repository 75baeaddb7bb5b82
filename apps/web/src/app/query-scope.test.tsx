import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../platform/api/api-error.ts';
import { createQueryClient } from './query-client.ts';
import { QueryScope } from './query-scope.tsx';

/** The query client that a screen gets. */
function clientInside(): QueryClient | undefined {
  let found: QueryClient | undefined;
  const Screen = () => {
    found = useQueryClient();
    return null;
  };
  renderToString(
    <QueryScope>
      <Screen />
    </QueryScope>,
  );
  return found;
}

describe('queries', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('have one client for the page in the browser, and one for each render on the server', () => {
    expect(clientInside()).not.toBe(clientInside());
    vi.stubGlobal('window', {});
    expect(clientInside()).toBe(clientInside());
  });

  it.each([
    ['a call without an answer is retried', new ApiError('', '', 0), 0, true],
    ['but not endlessly', new ApiError('', '', 0), 2, false],
    ['a refusal is not retried', new ApiError('', '2003', 200), 0, false],
    ['nor is a server error', new ApiError('', '5000', 500), 0, false],
  ])('%s', (_what, error, failures, again) => {
    const retry = createQueryClient().getDefaultOptions().queries?.retry;
    expect(typeof retry === 'function' && retry(failures, error)).toBe(again);
  });

  it('offline they fail at once instead of waiting, and are retried once online', async () => {
    onlineManager.setOnline(false);
    const lost = new ApiError('', '', 0);
    const queryFn = vi.fn(() => Promise.reject(lost));
    const client = createQueryClient();
    const asking = client.fetchQuery({ queryKey: ['own'], queryFn, retry: false });
    await expect(asking)
      .rejects.toBe(lost)
      .finally(() => onlineManager.setOnline(true));
    expect(client.getDefaultOptions().queries?.refetchOnReconnect).toBe(true);
  });
});
