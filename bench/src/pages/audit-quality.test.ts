import { expect, it } from 'vitest';
import { readQuality } from './audit-quality.ts';
import type { LighthouseReport } from './run-lighthouse.ts';

const report = (score: number, audit: number | null) =>
  ({
    categories: {
      accessibility: { score, auditRefs: [{ id: 'label', weight: 7 }] },
      'best-practices': { score: 1, auditRefs: [{ id: 'notes', weight: 0 }] },
    },
    audits: { label: { title: 'Fields have labels', score: audit }, notes: { title: 'Notes', score: 0 } },
  }) as unknown as LighthouseReport;

it('a page without a fault has both scores whole; what weighs nothing and what did not apply are no faults', () => {
  const scores = { accessibility: 100, 'best-practices': 100 };
  expect(readQuality(report(1, 1))).toEqual({ scores, faults: [] });
  expect(readQuality(report(1, null))).toEqual({ scores, faults: [] });
});

it('names what a score was taken down by', () => {
  expect(readQuality(report(0.99, 0))).toEqual({
    scores: { accessibility: 99, 'best-practices': 100 },
    faults: ['label: Fields have labels'],
  });
});

it('a category that was not looked at is none', () => {
  const none = { categories: {}, audits: {} } as unknown as LighthouseReport;
  expect(readQuality(none).scores).toEqual({ accessibility: 0, 'best-practices': 0 });
});
