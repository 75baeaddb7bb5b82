import { parseArgs } from 'node:util';
import { runMain } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { Refusal } from './lib/refusal.mjs';
import { checkBrand } from './new-brand/check-brand.mjs';

/** npm run new:brand -- --check <id>: the files that a brand needs, and what each of them lacks. */
await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [id] = positionals;
  if (!values.check || !/^[a-z]{2,12}$/.test(id ?? ''))
    throw new Refusal('Usage: npm run new:brand -- --check <id>, where <id> is 2 to 12 lowercase letters');
  const files = checkBrand(root, id);
  for (const { file, missing } of files) {
    console.log(`${missing.length === 0 ? 'ok     ' : 'missing'}  ${file}`);
    for (const one of missing) console.log(`           ${one}`);
  }
  const open = files.filter(({ missing }) => missing.length > 0);
  console.log(
    open.length === 0
      ? `\n${id} is complete. Payment accounts and SMS come from the environment: npm run doctor.`
      : `\n${open.length} of ${files.length} files are not complete: docs/new-brand.md.`,
  );
  process.exitCode = open.length === 0 ? 0 : 1;
});
