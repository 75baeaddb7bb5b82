import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openJournal } from '../lib/journal.ts';
import { type BookEntry, openBook } from './book.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'juban-partner-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openBook(openJournal<BookEntry>(folder, 'grants'));
const grant = (key: string) => ({ partner: 'one', account: 'a', days: 31, product: 'month', key, at: 1 });
const keysOf = (book: ReturnType<typeof open>) => book.grants().map(({ key }) => key);

describe('persistence of the partners', () => {
  it('grants outlive the process, once per key', () => {
    const before = open();
    for (const key of ['first', 'first', 'second']) before.grant(grant(key));
    expect(keysOf(open())).toEqual(['first', 'second']);
  });

  it('grants stay removed after a reset, and later ones are kept', () => {
    const before = open();
    before.grant(grant('gone'));
    before.forget();
    before.grant(grant('kept'));
    expect([keysOf(before), keysOf(open())]).toEqual([['kept'], ['kept']]);
  });
});
