import { spawnSync } from 'node:child_process';
import { advisoriesOf, reportOf } from './lib/audit-report.mjs';
import { runMain } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { Refusal } from './lib/refusal.mjs';

/** npm exits with an error whenever it finds something, so only its output counts. */
function ask(...more) {
  const { stdout } = spawnSync('npm', ['audit', '--json', ...more], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const answer = parse(stdout);
  if (answer?.vulnerabilities) return answer;
  const why = answer?.message ?? answer?.error?.summary ?? 'npm gave no answer';
  throw new Refusal(`The advisories could not be read: ${why}. This command needs the npm registry.`);
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

await runMain(async () => {
  const all = ask();
  const running = ask('--omit=dev');
  const advisories = advisoriesOf(all, running);
  console.log(reportOf(advisories, all.metadata?.dependencies?.total));
  return advisories.some(({ runs, isGrave }) => runs && isGrave) ? 1 : 0;
});
