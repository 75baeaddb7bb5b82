import { run } from '../serve.ts';
import { verifyProduct } from '../verify-product.ts';
import { writeReport } from '../verify-report.ts';
import { withServices } from './with-services.ts';

const SHOWN_ROWS = 5;
/** Every row there is: no call's limit would do. */
const UNLIMITED = { statementMs: 0 };

/** npm run verify: every promise with what keeps it, and the rows that break one; exits 1 when there are such. */
await run(async () => {
  const report = await withServices(
    (services, foundation) => verifyProduct({ foundation, services }),
    UNLIMITED,
  );
  for (const { invariant, rows } of report.violations)
    console.error(`BROKEN ${invariant}: ${JSON.stringify(rows.slice(0, SHOWN_ROWS))}`);
  for (const line of writeReport(report)) console.log(line);
  process.exit(report.violations.length === 0 ? 0 : 1);
});
