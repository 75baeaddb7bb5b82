import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';

const COLUMNS = ['number', 'address'] as const;

describe('a table for a spreadsheet', () => {
  it('can be read back, whatever the cells contain', () => {
    const words = fc.string().map((text) =>
      text
        .replace(/^[\s=+\-@']+/, '')
        .replaceAll('\r', '')
        .trim(),
    );
    fc.assert(
      fc.property(
        fc.array(fc.record({ number: words.filter((text) => text !== ''), address: words })),
        (rows) => {
          expect(readCsv(writeCsv(COLUMNS, rows))).toEqual(rows);
        },
      ),
    );
  });

  it('has a byte order mark for Chinese in spreadsheets, and no formulas', () => {
    const text = writeCsv(COLUMNS, [{ number: 'A', address: '=HYPERLINK("x")' }]);
    expect(text.startsWith('\uFEFFnumber,address\r\n')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    for (const first of ['+', '-', '@'])
      expect(writeCsv(COLUMNS, [{ number: 'A', address: first }])).toContain(`A,'${first}`);
  });

  it.each([
    ['a,b\n1,2\n', [{ a: '1', b: '2' }]],
    ['a,b\r\n\r\n1,\r\n', [{ a: '1', b: '' }]],
    ['a,b\n1\n', [{ a: '1', b: '' }]],
    ['a,b\n"1,\n2","""3"""', [{ a: '1,\n2', b: '"3"' }]],
    ['', []],
  ])('%j is %j', (text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });

  it('reports a quote that is not closed', () => {
    expect(() => readCsv('a,b\n"1,2')).toThrow('a quote is not closed');
  });
});
