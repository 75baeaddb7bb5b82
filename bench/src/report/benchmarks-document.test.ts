import { describe, expect, it } from 'vitest';
import { mergeSections } from './merge-sections.ts';
import { renderSection } from './render-section.ts';

const RUN = {
  heading: 'Reads',
  command: 'npm run bench:api',
  machine: '2 cores',
  broke: false,
  tables: [
    {
      title: 'Reads beside their limits',
      headings: ['median of 5', 'ratio', 'bar', ''],
      rows: [
        ['shared read', '0.80', '0.70', 'reached'],
        ['a | b', '0.40', '0.50', 'BELOW'],
      ],
      below: [{ what: 'a | b', words: '0.40 of the limit, the bar is 0.5' }],
    },
  ],
};

describe('section', () => {
  it('contains its table, the machine, and rows below target with their reasons', () => {
    const text = renderSection(RUN, { 'a | b': { why: 'two queries', next: 'make it one' } });
    expect(text).toContain('## Reads\n\n`npm run bench:api`: 2 cores.\n');
    expect(text).toContain('| shared read | 0.80 | 0.70 | reached |');
    expect(text).toContain('| a \\| b | 0.40 | 0.50 | BELOW |');
    expect(text).toContain('0.40 of the limit, the bar is 0.5. Reason: two queries. Next step: make it one.');
  });

  it('says when no reason is known, and when the bench ended early', () => {
    const text = renderSection({ ...RUN, broke: true }, {});
    expect(text).toContain('Reason: not known yet.');
    expect(text).toContain('It ended early');
  });
});

describe('document', () => {
  it('inserts new sections in order and keeps those that were not measured again', () => {
    const old = mergeSections(
      '',
      new Map([
        ['Reads', '## Reads\nold'],
        ['Growth', '## Growth\nkept'],
      ]),
      [],
    );
    const text = mergeSections(
      old,
      new Map([
        ['Reads', '## Reads\nnew'],
        ['Start', '## Start\nfirst'],
      ]),
      ['Start', 'Reads', 'Growth'],
    );
    expect(text.match(/^## .+\n.+$/gm)).toEqual(['## Start\nfirst', '## Reads\nnew', '## Growth\nkept']);
    expect(text.match(/^# Benchmarks$/gm)).toHaveLength(1);
  });
});
