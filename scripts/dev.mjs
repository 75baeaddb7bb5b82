import path from 'node:path';
import { parseStartOptions } from './lib/args.mjs';
import { bootstrap } from './lib/bootstrap.mjs';
import { build } from './lib/build.mjs';
import { stopCommandsOnSignals } from './lib/exec.mjs';
import { listWorkspaces } from './lib/install-state.mjs';
import { runMain } from './lib/main.mjs';
import { fromRoot, root } from './lib/paths.mjs';
import { demandPorts, runServices } from './lib/services.mjs';

/**
 * The sources by name: plain --watch follows every module that was ever imported, and the temporary
 * file that Vite makes of its configuration would restart the server for ever.
 */
function watchSources(entry) {
  const folders = [
    path.dirname(entry),
    ...listWorkspaces(root).filter((folder) => folder.startsWith('packages/')),
  ];
  return ['--watch-preserve-output', ...folders.map((folder) => `--watch-path=${fromRoot(folder)}`)];
}

await runMain(async () => {
  const options = parseStartOptions(process.argv.slice(2), process.env, process.cwd());
  await demandPorts(options);
  const release = stopCommandsOnSignals();
  await bootstrap();
  // The web pages come from Vite inside the server; only the Lab's page is served from a build.
  await build(['lab']);
  release();
  return runServices(options, {
    env: { NODE_ENV: 'development', DEV: '1', WEB_DEV: '1' },
    nodeArgs: watchSources,
  });
});
