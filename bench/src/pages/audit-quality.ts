import { type LighthouseReport, runLighthouse } from './run-lighthouse.ts';

export const CATEGORIES = ['accessibility', 'best-practices'] as const;

export interface PageQuality {
  /** Scores out of 100, by category. */
  scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** Audits that lowered a score. */
  faults: readonly string[];
}

/** Lighthouse's scores other than performance, on a phone. */
export async function auditQuality(url: string): Promise<PageQuality> {
  return readQuality(
    await runLighthouse(url, { onlyCategories: [...CATEGORIES], throttlingMethod: 'provided' }),
  );
}

export function readQuality({
  audits,
  categories,
}: Pick<LighthouseReport, 'audits' | 'categories'>): PageQuality {
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const weighed = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []).filter(
    ({ weight }) => weight > 0,
  );
  const failed = weighed.filter(({ id }) => (audits[id]?.score ?? 1) < 1);
  return {
    scores: { accessibility: scoreOf('accessibility'), 'best-practices': scoreOf('best-practices') },
    faults: failed.map(({ id }) => `${id}: ${audits[id]?.title}`),
  };
}
