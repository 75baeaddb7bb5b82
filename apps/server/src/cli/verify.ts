import { openFoundation, openServices } from '../composition.ts';
import { openDatabase } from '../db/open-database.ts';
import { run } from '../serve.ts';
import { verifyProduct } from '../verify-product.ts';
import { writeReport } from '../verify-report.ts';
import { readStoredConfig } from './stored-config.ts';

const SHOWN_ROWS = 5;

/** npm run verify: every promise with what keeps it, and the rows that break one; exits 1 when there are such. */
await run(async () => {
  const config = readStoredConfig(process.env);
  // Every row there is: no call's limit would do.
  const foundation = await openFoundation(config, await openDatabase({ ...config, statementMs: 0 }));
  const { services, close } = await openServices(foundation);
  const report = await verifyProduct({ foundation, services });
  for (const { invariant, rows } of report.violations)
    console.error(`BROKEN ${invariant}: ${JSON.stringify(rows.slice(0, SHOWN_ROWS))}`);
  for (const line of writeReport(report)) console.log(line);
  await close();
  process.exit(report.violations.length === 0 ? 0 : 1);
});
