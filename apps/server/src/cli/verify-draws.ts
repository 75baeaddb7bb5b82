import { readFileSync, writeFileSync } from 'node:fs';
import { StartError } from '../db/database.ts';
import { checkProof, type DrawProof } from '../modules/campaign/draw-proof.ts';
import { readProof } from '../modules/campaign/read-proof.ts';
import { run } from '../serve.ts';

const USAGE =
  'usage: npm run verify:draws, or: -- file <proof.json>, or: -- export <campaign> <proof.json> (after its end)';
/** Enough to see what is wrong. */
const SHOWN_FAULTS = 20;

/** Checking a published proof needs only this script: no database, no key. */
function verifyFile(file: string): string[] {
  const proof = openProof(file);
  const { termFaults, drawFaults } = checkProof(proof);
  console.log(`checked ${proof.draws.length} draws of ${proof.campaign}, seed hash ${proof.seedHash}`);
  return [
    ...termFaults,
    ...drawFaults.map(({ userId, drawNo, why }) => `user ${userId}, draw ${drawNo}: ${why}`),
  ];
}

function openProof(file: string): DrawProof {
  try {
    return readProof(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Loaded only if a database is used: checking a file does not need the product. */
const loadProduct = () => import('./with-services.ts');

const verifyDatabase = async (): Promise<string[]> =>
  (await loadProduct()).withServices(async ({ drawAudits }) => {
    const audits = await drawAudits.auditAll();
    for (const { campaign, draws, seedHash } of audits)
      console.log(`checked ${draws} draws of ${campaign}, seed hash ${seedHash}`);
    return audits.flatMap(({ faults }) => faults);
  });

const exportProof = async (campaign: string, file: string): Promise<string[]> =>
  (await loadProduct()).withServices(async ({ drawAudits }) => {
    const proof = await drawAudits.publish(campaign);
    if (!proof) throw new StartError(`${campaign} has not ended: its seed is not public yet`);
    writeFileSync(file, `${JSON.stringify(proof)}\n`);
    console.log(`wrote ${proof.draws.length} draws of ${campaign} to ${file}`);
    return [];
  });

/** npm run verify:draws: recomputes every draw from its seed; exits with 1 if a result differs. */
await run(async () => {
  const [verb = 'database', first = '', second = ''] = process.argv.slice(2);
  const works: Readonly<Record<string, () => Promise<string[]>>> = {
    database: verifyDatabase,
    ...(first ? { file: async () => verifyFile(first) } : {}),
    ...(first && second ? { export: () => exportProof(first, second) } : {}),
  };
  const work = works[verb];
  if (!work) throw new StartError(USAGE);
  const faults = await work();
  for (const fault of faults.slice(0, SHOWN_FAULTS)) console.error(`BROKEN ${fault}`);
  console.log(`${faults.length} faults`);
  process.exit(faults.length === 0 ? 0 : 1);
});
