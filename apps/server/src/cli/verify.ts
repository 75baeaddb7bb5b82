import { openFoundation, openServices } from '../composition.ts';
import { readAppEnv, readConfig } from '../config.ts';
import { verify } from '../db/invariant.ts';
import { invariants } from '../invariants.ts';
import { run } from '../serve.ts';

/** npm run verify: every invariant, with the rows that break it; exits 1 when there is one. */
await run(async () => {
  const foundation = await openFoundation(readConfig(process.env, readAppEnv(process.env, 'demo')));
  const { violations, checked } = await verify(foundation.database.db, invariants);
  const { services, close } = await openServices(foundation);
  for (const { campaign, draws, faults } of await services.drawAudits.auditAll()) {
    const invariant = `every draw of ${campaign} recomputes from its seed`;
    checked.push({ invariant, rows: draws });
    if (faults.length > 0) violations.push({ invariant, rows: faults });
  }
  for (const { invariant, rows } of checked) console.log(`checked ${rows} rows: ${invariant}`);
  for (const { invariant, rows } of violations)
    console.error(`BROKEN ${invariant}: ${JSON.stringify(rows.slice(0, 5))}`);
  console.log(`${violations.length} violations`);
  await close();
  process.exit(violations.length === 0 ? 0 : 1);
});
