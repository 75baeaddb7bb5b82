import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSavedDraft } from '../../lib/use-saved-draft.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { feedbackDraftKind, feedbackDraftOf } from './feedback-draft.ts';
import type { Draft } from './use-send.ts';

const WRITTEN = { content: '播放到一半就停住了，反复试过', contact: '13800000000' };
const picture = (id: number, state: 'stored' | 'uploading', address: string) =>
  ({ id, file: undefined, state, percent: 100, address }) as const;
const DRAFT: Draft = {
  ...WRITTEN,
  isPrivacy: false,
  pictures: [picture(1, 'stored', 'feedback/one?imageslim'), picture(2, 'uploading', '')],
};

const held = new Map<string, string>();
beforeEach(() => {
  held.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  });
});

const askLogin = vi.fn();
const openForm = (isPrivacy = false) =>
  renderHook((asked: boolean) => useSavedDraft(feedbackDraftKind(asked), askLogin), isPrivacy);

async function leaveForLogin(draft: Draft): Promise<void> {
  const form = await openForm(draft.isPrivacy);
  await act(async () => {
    form.now.onWrite(feedbackDraftOf(draft));
    form.now.toLogin();
  });
  await form.leave();
}

it('[C-077] typed text and stored pictures are restored after a login, once', async () => {
  await leaveForLogin(DRAFT);
  expect(askLogin).toHaveBeenCalledOnce();
  expect((await openForm()).now.kept).toEqual({ ...WRITTEN, pictures: ['feedback/one?imageslim'] });
  expect((await openForm()).now.kept).toBeUndefined();
});

it('[C-077] a complaint does not appear in the form for problems', async () => {
  await leaveForLogin({ ...DRAFT, isPrivacy: true });
  expect((await openForm()).now.kept).toBeUndefined();
  expect((await openForm(true)).now.kept?.content).toBe(WRITTEN.content);
});

it('[C-077] an empty form, or a damaged draft, restores nothing', async () => {
  await leaveForLogin({ ...DRAFT, content: '', contact: '', pictures: [] });
  expect(held.size).toBe(0);
  held.set('feedbackDraft', '{"content":');
  expect((await openForm()).now.kept).toBeUndefined();
});

it('[C-077] after sending, with the login cancelled, nothing is restored', async () => {
  const form = await openForm();
  await act(async () => {
    form.now.onWrite(feedbackDraftOf(DRAFT));
    form.now.toLogin();
    form.now.drop();
  });
  await form.leave();
  expect((await openForm()).now.kept).toBeUndefined();
});
