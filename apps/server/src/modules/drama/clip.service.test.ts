import { expect, it } from 'vitest';
import { createSecrets } from '../../lib/secrets.ts';
import { createClipService } from './clip.service.ts';

const PATH = '/content/demo/clips/a.mp4';
const HOUR_MS = 3_600_000;
const NOON = Date.parse('2026-03-01T12:00:00+08:00');

function clipsAt(start: number, key = 'k'.repeat(32)) {
  let now = start;
  // Moving the business clock must not change the end of a link.
  const clock = { realNow: () => new Date(now), businessNow: () => new Date(0) };
  const clips = createClipService({ secrets: createSecrets(key), clock });
  const moveTo = (time: number) => {
    now = time;
  };
  return { ...clips, moveTo };
}

it.each([
  ['as the hour begins', NOON, 2 * HOUR_MS],
  ['a millisecond before it ends', NOON + HOUR_MS - 1, HOUR_MS + 1],
])('[A-088] a link made %s plays for one to two hours, and not a millisecond more', (_case, made, life) => {
  const clips = clipsAt(made);
  const link = clips.linkTo(PATH);
  expect(clips.mayPlay(link)).toBe(true);
  clips.moveTo(made + life - 1);
  expect(clips.mayPlay(link)).toBe(true);
  clips.moveTo(made + life);
  expect(clips.mayPlay(link)).toBe(false);
});

it('[A-088] the next links are due while the current ones still play for an hour', () => {
  const clips = clipsAt(NOON + 5);
  const link = clips.linkTo(PATH);
  expect(clips.renewAt()).toEqual(new Date(NOON + HOUR_MS));
  clips.moveTo(NOON + HOUR_MS - 1);
  expect(clips.linkTo(PATH)).toBe(link);
  clips.moveTo(NOON + HOUR_MS);
  expect(clips.linkTo(PATH)).not.toBe(link);
  expect(clips.mayPlay(link)).toBe(true);
});

it('[A-088] an address that was altered, cut or made elsewhere plays nothing', () => {
  const clips = clipsAt(NOON);
  const link = clips.linkTo(PATH);
  const later = new URLSearchParams(link.split('?')[1]);
  later.set('expires', String(NOON + 99 * HOUR_MS));
  const wrong = [
    PATH,
    `${PATH}?`,
    `${PATH}?expires=${NOON + HOUR_MS}`,
    `${PATH}?${later}`,
    link.replace('a.mp4', 'b.mp4'),
    link.replace('a.mp4', '%61.mp4'),
    link.slice(0, -1),
    `${link}x`,
    `${PATH}?expires=NaN&mark=`,
    clipsAt(NOON, 'x'.repeat(32)).linkTo(PATH),
  ];
  expect(wrong.filter((address) => clips.mayPlay(address))).toEqual([]);
});
