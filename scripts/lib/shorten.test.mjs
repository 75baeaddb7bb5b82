import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shortened } from './shorten.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'juban-shorten-'));
});
afterEach(() => rm(folder, { recursive: true }));

const LONG = 'const texts = { hello: "你好" };\nexport const say = () => texts.hello;\n';

async function write(name) {
  const file = path.join(folder, name);
  await writeFile(file, LONG);
  return file;
}

it('writes a shorter script and returns what it wrote', async () => {
  const file = await write('a1b2c3d.js');
  const bytes = await shortened(file);
  expect(bytes.length).toBeLessThan(Buffer.byteLength(LONG));
  expect(await readFile(file)).toEqual(bytes);
  const { say } = await import(file);
  expect(say()).toBe('你好');
});

it.each(['react.a1b2c3d.js', 'a1b2c3d.css'])('leaves %s as it is', async (name) => {
  const file = await write(name);
  expect((await shortened(file)).toString()).toBe(LONG);
});
