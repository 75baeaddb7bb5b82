import { run } from '../serve.ts';
import { verifyProduct } from '../verify-product.ts';
import { writeReport } from '../verify-report.ts';
import { withServices } from './with-services.ts';

const SHOWN_ROWS = 5;
/** All rows are read, so the time limit of calls does not apply. */
const UNLIMITED = { statementMs: 0 };

/**
 * npm run verify: prints every promise with its invariants and the rows that break them; exits with 1 if
 * there are any.
 */
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
