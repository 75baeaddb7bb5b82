import { expect, it } from 'vitest';
import { reportDraftKind } from './report-draft.ts';

const { name, isDraft } = reportDraftKind('3001');

it('[A-046] takes what was written before a login, and nothing else, for a draft', () => {
  for (const draft of [{ content: '充值没有到账' }, { content: '', reason: 'fee' }])
    expect(isDraft(draft)).toBe(true);
  for (const other of [null, undefined, '', {}, { content: 1 }, { content: '', reason: 'no reason' }])
    expect(isDraft(other)).toBe(false);
});

it('[A-046] keeps what was said of one game from the form of another', () => {
  expect(reportDraftKind('3002').name).not.toBe(name);
});
