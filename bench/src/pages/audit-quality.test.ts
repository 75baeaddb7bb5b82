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

it('a page without faults has full scores; audits without weight and those that did not apply are no faults', () => {
  const scores = { accessibility: 100, 'best-practices': 100 };
  expect(readQuality(report(1, 1))).toEqual({ scores, faults: [] });
  expect(readQuality(report(1, null))).toEqual({ scores, faults: [] });
});

it('names the audits that lowered a score', () => {
  expect(readQuality(report(0.99, 0))).toEqual({
    scores: { accessibility: 99, 'best-practices': 100 },
    faults: ['label: Fields have labels'],
  });
});

it('a category that was not audited has no score', () => {
  const none = { categories: {}, audits: {} } as unknown as LighthouseReport;
  expect(readQuality(none).scores).toEqual({ accessibility: 0, 'best-practices': 0 });
});
