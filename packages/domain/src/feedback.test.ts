import { describe, expect, it } from 'vitest';
import { countCharacters, findFeedbackProblem, findPictureProblem } from './feedback.ts';

const WELL = { isLoggedIn: true, content: '播放到一半画面会卡住', contact: '13800000000' };

describe('feedback form', () => {
  it('[C-082] reports the first problem in this order: login, length, contact, contact format, contact length', () => {
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
  ])('[C-038] [C-082] with %i characters gives %s', (length, problem) => {
    expect(findFeedbackProblem({ ...WELL, content: '卡'.repeat(length) })).toBe(problem);
    expect(findFeedbackProblem({ ...WELL, content: `  ${'𠮷'.repeat(length)}\n` })).toBe(problem);
  });

  it('[C-082] does not count spaces at the ends', () => {
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
  ])('[C-082] with the contact %j gives %s', (contact, problem) => {
    expect(findFeedbackProblem({ ...WELL, contact })).toBe(problem);
  });
});

describe('picture check', () => {
  it.each([
    [10_485_760, undefined],
    [10_485_761, 'tooLarge'],
  ])('[C-076] of %i bytes gives %s', (size, problem) => {
    expect(findPictureProblem({ name: 'a.jpg', size }, true)).toBe(problem);
  });

  it.each(['root', '/root', '/', '.', 'ROOT'])(
    '[C-076] rejects %j on Android, which stands for a picture that the app may not read',
    (name) => {
      expect(findPictureProblem({ name, size: 0 }, true)).toBe('noAccess');
      expect(findPictureProblem({ name, size: 0 }, false)).toBeUndefined();
    },
  );

  it('[C-076] accepts a picture whose name only begins like the placeholder', () => {
    expect(findPictureProblem({ name: 'root.jpg', size: 1 }, true)).toBeUndefined();
  });
});
