import { describe, expect, it, vi } from 'vitest';
import type { GameSetting } from '../game-data.ts';
import { createSettingLine } from './setting-line.ts';

const OFF: GameSetting = { releaseNotice: false, wifiOnly: false, keepHistory: false };
const REFUSED = new Error('refused');

/** A server whose answers the test controls, and the switches as shown. */
function stage() {
  const answers: ((isWell: boolean) => void)[] = [];
  const kept = { ...OFF };
  const seen = { ...OFF };
  const onFailed = vi.fn();
  const save = (change: Partial<GameSetting>) =>
    new Promise<GameSetting>((resolve, reject) => {
      answers.push((isWell) => (isWell ? resolve({ ...Object.assign(kept, change) }) : reject(REFUSED)));
    });
  const send = createSettingLine({ save, show: (change) => void Object.assign(seen, change), onFailed });
  const answer = async (isWell: boolean) => {
    await vi.waitFor(() => expect(answers).not.toEqual([]));
    answers.shift()?.(isWell);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { send, seen, kept, onFailed, answer, answers };
}

describe('the switches of the hall', () => {
  it('[A-047] move at once, and back when the server refuses', async () => {
    const { send, seen, onFailed, answer } = stage();
    send('wifiOnly', true);
    expect(seen.wifiOnly).toBe(true);
    await answer(false);
    expect(seen.wifiOnly).toBe(false);
    expect(onFailed).toHaveBeenCalledWith(REFUSED);
  });

  it('[A-047] a failed tap moves nothing while a later one is pending', async () => {
    const { send, seen, kept, onFailed, answer, answers } = stage();
    for (const value of [true, false, true]) send('wifiOnly', value);
    await answer(true);
    expect(seen.wifiOnly).toBe(true);
    expect(answers).toHaveLength(1);
    await answer(false);
    expect(seen.wifiOnly).toBe(true);
    await answer(true);
    expect([seen, onFailed.mock.calls]).toEqual([kept, []]);
  });

  it("[A-047] end in the server's state, however many taps failed", async () => {
    const { send, seen, kept, onFailed, answer } = stage();
    for (const value of [true, false]) send('wifiOnly', value);
    await answer(false);
    await answer(false);
    expect([seen, onFailed.mock.calls.length]).toEqual([kept, 1]);
  });

  it("[A-047] show the server's state for the others, except where a tap is pending", async () => {
    const { send, seen, kept, answer } = stage();
    send('wifiOnly', true);
    send('keepHistory', true);
    kept.releaseNotice = true;
    await answer(true);
    expect(seen).toEqual({ releaseNotice: true, wifiOnly: true, keepHistory: true });
    await answer(true);
    expect(seen).toEqual(kept);
  });
});
