import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import { type BatchStats, findHashes, insertBatch, insertCodes, listBatches } from './codes.repository.ts';

const MOST_CODES = 1_000_000;
const CHUNK = 1_000;
const SHOWN_FAULTS = 20;
/** Any code of the maker: printable characters without blanks. */
const FORM = /^[!-~]{4,64}$/;

export interface CodeDeskDeps {
  db: Db;
  clock: Clock;
  secrets: Pick<Secrets, 'seal' | 'index'>;
  /** The source of a campaign's codes; undefined for an unknown campaign. */
  findCampaign: (campaign: string) => Promise<{ partner: string; from: 'us' | 'maker' } | undefined>;
}

interface Line {
  no: number;
  code: string;
}

/** Operators' work on codes: imports those of a game's maker, and counts. */
export function createCodeDeskService({ db, clock, secrets, findCampaign }: CodeDeskDeps) {
  const requireCampaign = async (campaign: string) => {
    const found = await findCampaign(campaign);
    if (!found) throw new Error(`there is no campaign ${campaign}`);
    return found;
  };

  return {
    /** All of them as one batch, or none: every fault is named by its line. Returns how many. */
    async importCodes(campaign: string, text: string): Promise<number> {
      const { partner, from } = await requireCampaign(campaign);
      if (from === 'us')
        throw new Error(`${campaign} gives codes of ours: set giftCodes.from to maker in its content first`);
      const lines = readLines(text);
      refuseFaults([...findBadLines(lines), ...findRepeats(lines)]);
      if (lines.length === 0) throw new Error('the file has no codes');
      if (lines.length > MOST_CODES) throw new Error(`a batch has at most ${MOST_CODES} codes`);
      await db.transaction(async (tx) => {
        const batchId = randomUUID();
        const batch = { batchId, kind: 'campaign', campaign, source: 'maker' } as const;
        await insertBatch(tx, { ...batch, size: lines.length, createdAt: clock.businessNow() });
        for (let start = 0; start < lines.length; start += CHUNK) {
          const chunk = lines.slice(start, start + CHUNK).map(({ no, code }, place) => ({
            row: {
              ...{ batchId, seq: start + place + 1, campaign, codeSealed: secrets.seal(code) },
              codeHash: secrets.index('maker-code', `${partner}:${code}`),
            },
            no,
          }));
          const known = await findHashes(
            tx,
            chunk.map(({ row }) => row.codeHash),
          );
          refuseFaults(
            chunk
              .filter(({ row }) => known.has(row.codeHash))
              .map(({ no }) => `line ${no}: this code was imported before`),
          );
          const written = await insertCodes(
            tx,
            chunk.map(({ row }) => row),
          );
          if (written < chunk.length) throw new Error('another import added the same codes: import again');
        }
      });
      return lines.length;
    },

    async listBatches(campaign: string): Promise<BatchStats[]> {
      await requireCampaign(campaign);
      return listBatches(db, campaign);
    },
  };
}

/** One code per line; empty lines are ignored. */
function readLines(text: string): Line[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line, place) => ({ no: place + 1, code: line.trim() }))
    .filter(({ code }) => code !== '');
}

/** Names what is wrong but never the code, which is worth something. */
const findBadLines = (lines: readonly Line[]): string[] =>
  lines
    .filter(({ code }) => !FORM.test(code))
    .map(({ no }) => `line ${no}: a code has 4 to 64 letters, digits or signs without blanks`);

function findRepeats(lines: readonly Line[]): string[] {
  const first = new Map<string, number>();
  const faults: string[] = [];
  for (const { no, code } of lines) {
    const earlier = first.get(code);
    if (earlier === undefined) first.set(code, no);
    else faults.push(`line ${no}: the same code as in line ${earlier}`);
  }
  return faults;
}

function refuseFaults(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const rest = faults.length - SHOWN_FAULTS;
  const shown = faults.slice(0, SHOWN_FAULTS);
  throw new Error(['nothing was imported', ...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n'));
}
