import { expect, it } from 'vitest';
import { sectionColours, topicColours } from './topic-colours.ts';

const TOPIC = { bgColor: '#101216', wordColor: '#f4efe6' };

it('[C-039] a topic has its own colours', () => {
  expect(topicColours(TOPIC)).toMatchObject({
    '--topic-bg': 'rgb(16, 18, 22)',
    '--topic-text': 'rgb(244, 239, 230)',
  });
});

it.each(['red', '#12', '#fff;background:url(//evil.example)', 'var(--x)', '', 'x'.repeat(10_240)])(
  '[C-040] the colour %j reaches no style',
  (colour) => {
    const all = Object.values(topicColours({ bgColor: colour, wordColor: colour }));
    expect(all.filter((value) => !/^rgba?\([\d., ]+\)$/.test(value))).toEqual([]);
  },
);

it('[C-040] unreadable text colours are replaced by readable ones', () => {
  expect(topicColours({ bgColor: '#ffffff', wordColor: '#fefefe' })['--topic-text']).toBe('rgb(28, 26, 23)');
  expect(topicColours({ bgColor: '#000000', wordColor: '#111111' })['--topic-text']).toBe(
    'rgb(244, 241, 234)',
  );
});

it('[C-040] a section overrides its topic', () => {
  expect(sectionColours({ bgColor: null, wordColor: null }, TOPIC)).toBeUndefined();
  expect(sectionColours({ bgColor: '#1a120b', wordColor: null }, TOPIC)).toMatchObject({
    '--topic-bg': 'rgb(26, 18, 11)',
    '--topic-text': 'rgb(244, 239, 230)',
  });
});
