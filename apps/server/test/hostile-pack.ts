import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const DEMO = join(import.meta.dirname, '../../../content/demo');
const HAN = /[\u4e00-\u9fff]/;

/** Known script injections; each leaves a trace that a test can see. */
export const POISONS: readonly string[] = [
  '<img src=x onerror=pwned(1)>',
  '<svg onload=pwned(1)></svg>',
  '<script>pwned(1)</script>',
  '"><img id=pwned src=x onerror=pwned(1)>',
  "'><svg/onload=pwned(1)>",
  '</script><script>pwned(1)</script>',
  '</title><img src=x onerror=pwned(1)>',
  '</style></textarea><svg onload=pwned(1)>',
  '<!--<script>pwned(1)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: somebody may send exactly this
  '{{pwned(1)}}${pwned(1)}',
  '<a id=pwned href="javascript:pwned(1)">x</a>',
  '<iframe srcdoc="<script>parent.pwned(1)</script>"></iframe>',
  '&lt;img src=x onerror=pwned(1)&gt;',
  '\u2028pwned(1)//\u2029',
  '<math><mtext><table><mglyph><style><img id=pwned src=x onerror=pwned(1)>',
];

/** Names are short, so an element with this id is the trace. */
const SHORT_POISON = '<q id=pwned>';
const LONGEST_NAME = 30 - SHORT_POISON.length;

/** Adds an injection to every displayed text in a pack's file. */
function poison(value: unknown, field: string, count: { n: number }): unknown {
  if (Array.isArray(value)) return value.map((item) => poison(item, field, count));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poison(inner, key, count)]));
  if (typeof value !== 'string' || !HAN.test(value)) return value;
  if (field === 'name') return `${value.slice(0, LONGEST_NAME)}${SHORT_POISON}`;
  count.n += 1;
  return field === 'html'
    ? `${value}${POISONS.join('<p>乙</p>')}`
    : `${value}${POISONS[count.n % POISONS.length]}`;
}

async function poisonFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.name.endsWith('.yaml')) continue;
    const file = join(folder, entry.name);
    const items: unknown = parse(await readFile(file, 'utf8'));
    // JSON is valid YAML.
    await writeFile(file, JSON.stringify(poison(items, '', { n: 0 })));
  }
}

/** A content folder with the demo's pack, hostile in every text; the caller deletes it. */
export async function makeHostileContent(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'juban-hostile-'));
  await cp(DEMO, join(folder, 'demo'), { recursive: true });
  await poisonFolder(join(folder, 'demo'));
  await poisonFolder(join(folder, 'demo/activities'));
  return folder;
}
