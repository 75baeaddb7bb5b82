import { expect, it } from 'vitest';
import { reportDraftKind } from './report-draft.ts';

const { name, isDraft } = reportDraftKind('3001');

it('[A-046] restores only a valid draft from before a login', () => {
  for (const draft of [{ content: '充值没有到账' }, { content: '', reason: 'fee' }])
    expect(isDraft(draft)).toBe(true);
  for (const other of [null, undefined, '', {}, { content: 1 }, { content: '', reason: 'no reason' }])
    expect(isDraft(other)).toBe(false);
});

it('[A-046] keeps drafts of different games apart', () => {
  expect(reportDraftKind('3002').name).not.toBe(name);
});
