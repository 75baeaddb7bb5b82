import { act } from 'react';
import { expect, it } from 'vitest';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { useAgreed } from './use-agreed.ts';

const ONCE = ['vip'];
const RENEWABLE = ['vip', 'renewal'];

async function openWith(types: readonly string[]) {
  const page = await renderHook(useAgreed, types);
  return {
    isAgreed: () => page.now.agreed,
    tick: (isTicked: boolean) => act(async () => page.now.onAgree(isTicked)),
    choose: page.rerender,
    leave: page.leave,
  };
}

it('[B-011] [B-065] a tick does not cover a document that another package adds', async () => {
  const { isAgreed, tick, choose, leave } = await openWith(ONCE);
  expect(isAgreed()).toBe(false);
  await tick(true);
  expect(isAgreed()).toBe(true);
  await choose(RENEWABLE);
  expect(isAgreed()).toBe(false);
  await tick(true);
  expect(isAgreed()).toBe(true);
  await leave();
});

it('[B-011] a tick for more documents covers fewer, and is removed when it is unticked', async () => {
  const { isAgreed, tick, choose, leave } = await openWith(RENEWABLE);
  await tick(true);
  await choose(ONCE);
  expect(isAgreed()).toBe(true);
  await choose(RENEWABLE);
  expect(isAgreed()).toBe(true);
  await choose(ONCE);
  await tick(false);
  expect(isAgreed()).toBe(false);
  await choose(RENEWABLE);
  expect(isAgreed()).toBe(false);
  await leave();
});
