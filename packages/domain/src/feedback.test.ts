import { describe, expect, it } from 'vitest';
import { countCharacters, findFeedbackProblem, findPictureProblem } from './feedback.ts';

const WELL = { isLoggedIn: true, content: '播放到一半画面会卡住', contact: '13800000000' };

describe('what is wrong with a feedback', () => {
  it('[C-082] is told in order: login, length, contact, its digits, how many', () => {
    const worst = { isLoggedIn: false, content: '', contact: '' };
    const steps = [
      worst,
      { ...worst, isLoggedIn: true },
      { ...WELL, contact: '' },
      { ...WELL, contact: 'qq' },
      { ...WELL, contact: '1'.repeat(21) },
    ];
    expect(steps.map(findFeedbackProblem)).toEqual([
      'notLoggedIn',
      'tooShort',
      'contactMissing',
      'contactFormat',
      'contactTooLong',
    ]);
    expect(findFeedbackProblem(WELL)).toBeUndefined();
  });

  it.each([
    [9, 'tooShort'],
    [10, undefined],
    [400, undefined],
    [401, 'tooLong'],
  ])('[C-038] [C-082] with %i characters: %s', (length, problem) => {
    expect(findFeedbackProblem({ ...WELL, content: '卡'.repeat(length) })).toBe(problem);
    expect(findFeedbackProblem({ ...WELL, content: `  ${'𠮷'.repeat(length)}\n` })).toBe(problem);
  });

  it('[C-082] does not count blanks as words', () => {
    expect(findFeedbackProblem({ ...WELL, content: ' '.repeat(50) })).toBe('tooShort');
    expect(countCharacters('𠮷野家')).toBe(3);
  });

  it.each([
    ['138 0016 2947', undefined],
    ['10001', undefined],
    ['1'.repeat(20), undefined],
    ['1234 '.repeat(5), undefined],
    ['1'.repeat(21), 'contactTooLong'],
    ['q'.repeat(21), 'contactFormat'],
    ['+8613800000000', 'contactFormat'],
    ['１３８', 'contactFormat'],
  ])('[C-082] of the contact %j: %s', (contact, problem) => {
    expect(findFeedbackProblem({ ...WELL, contact })).toBe(problem);
  });
});

describe('what is wrong with a picture', () => {
  it.each([
    [10_485_760, undefined],
    [10_485_761, 'tooLarge'],
  ])('[C-076] of %i bytes: %s', (size, problem) => {
    expect(findPictureProblem({ name: 'a.jpg', size }, true)).toBe(problem);
  });

  it.each(['root', '/root', '/', '.', 'ROOT'])(
    '[C-076] Android hands out %j for what it may not read',
    (name) => {
      expect(findPictureProblem({ name, size: 0 }, true)).toBe('noAccess');
      expect(findPictureProblem({ name, size: 0 }, false)).toBeUndefined();
    },
  );

  it('[C-076] a picture whose name only begins so is one', () => {
    expect(findPictureProblem({ name: 'root.jpg', size: 1 }, true)).toBeUndefined();
  });
});
