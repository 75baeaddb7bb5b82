import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useReloadData } from './use-retry.ts';

it('a retry of a page’s loader ends with its answer', async () => {
  const answers = [Promise.resolve('failed')];
  const routeTree = createRootRoute({ loader: () => answers.shift() });
  const origin = 'https://m.brand.example';
  const router = createRouter({ routeTree, history: createMemoryHistory(), origin, isServer: false });
  await router.load();
  let reloadData: () => Promise<void> = async () => {};
  const Page = () => {
    reloadData = useReloadData();
    return null;
  };
  renderToString(
    <RouterContextProvider router={router}>
      <Page />
    </RouterContextProvider>,
  );
  const { promise, resolve } = Promise.withResolvers<string>();
  answers.push(promise);
  const ended = vi.fn();
  const trying = reloadData().then(ended);
  await new Promise((wait) => setTimeout(wait, 50));
  expect(ended).not.toHaveBeenCalled();
  resolve('well');
  await trying;
  expect(router.state.matches[0]?.loaderData).toBe('well');
});
