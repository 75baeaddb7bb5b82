import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommand } from './lib/command.ts';
import { type BenchTable, REPORT_FILE } from './lib/report.ts';
import { BENCHES, type BenchEntry } from './report/bench-list.ts';
import { describeMachine } from './report/describe-machine.ts';
import { mergeSections } from './report/merge-sections.ts';
import { renderSection } from './report/render-section.ts';

const DOCUMENT = join(import.meta.dirname, '../../docs/benchmarks.md');
const REACHED = 0;
const BELOW = 1;

const USAGE =
  'npm run bench -- [--only NAME,NAME] [--small] [--out FILE] [-- ARGUMENTS OF THE ONLY ONE]: ' +
  `the benches one after the other, into docs/benchmarks.md: ${BENCHES.map(({ name }) => name).join(', ')}.`;

/**
 * The small form only shows that the benches run; its figures are meaningless, so it writes nothing unless
 * told to.
 */
const { values, positionals, refuse } = readCommand(
  USAGE,
  {
    only: { type: 'string', default: '' },
    small: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
  { allowPositionals: true },
);
const picked = pickBenches(values.only);
if (positionals.length > 0 && picked.length > 1) refuse('Arguments are those of one bench: --only.');
const target = values.out ?? (values.small ? undefined : DOCUMENT);
const folder = mkdtempSync(join(tmpdir(), 'juban-bench-'));
const sections = new Map<string, string>();
let allReached = true;
try {
  for (const bench of picked) {
    console.log(`\n== ${bench.heading}`);
    const args = values.small ? bench.small : positionals;
    const { code, tables } = await runBench(bench, args);
    allReached &&= code === REACHED;
    const machine = await describeMachine(new Date());
    const broke = code !== REACHED && code !== BELOW;
    const command = [`npm run bench:${bench.name}`, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
    sections.set(bench.heading, renderSection({ heading: bench.heading, command, machine, tables, broke }));
    // Written after each bench, so that an aborted run keeps its results.
    if (target) writeDocument(target);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = allReached ? 0 : 1;

function pickBenches(only: string): readonly BenchEntry[] {
  if (only === '') return BENCHES;
  return only
    .split(',')
    .map((name) => BENCHES.find((bench) => bench.name === name) ?? refuse(`No bench is called "${name}".`));
}

async function runBench({ name, script }: BenchEntry, args: readonly string[]) {
  const file = join(folder, name);
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    env: { ...process.env, [REPORT_FILE]: file },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const tables = lines.map((line) => JSON.parse(line) as BenchTable);
  // A crashed bench exits with 1 too; a bench below its target has reported it.
  const isBelow = code === BELOW && tables.some(({ below }) => below.length > 0);
  return { code: code === REACHED || isBelow ? code : null, tables };
}

function writeDocument(file: string): void {
  const document = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const order = BENCHES.map(({ heading }) => heading);
  writeFileSync(file, mergeSections(document, sections, order));
}
