import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { type VerifyReport, verify } from './db/invariant.ts';
import type { GiftDrawService } from './modules/activity/gift-draw.service.ts';
import type { DrawAuditService } from './modules/campaign/draw-audit.service.ts';
import type { AuditService } from './modules/reconciliation/audit.service.ts';
import { invariants } from './modules.ts';
import { SANDBOX_WALLETS, sandboxProviderUrl } from './sandbox-providers.ts';

const AUDIT = 'all money the provider took is fulfilled or refunded, once';
const DRAWS = 'every draw recomputes from its seed';
const GIFT_DRAWS = 'every draw of gifts recomputes from its seed';
const ANSWER_LIMIT_MS = 9_000;

export interface VerifyParts {
  foundation: { config: Config; database: Pick<Database, 'db'> };
  services: {
    drawAudits: Pick<DrawAuditService, 'auditAll'>;
    giftDraws: Pick<GiftDrawService, 'auditAll'>;
    audits: Pick<AuditService, 'audit'>;
  };
}

interface SandboxTrade {
  outTradeNo: string;
  fen: number;
  refundedFen: number;
}

/**
 * Checks everything about the stored data: every invariant, each draw by its seed, our books against the
 * sandbox's.
 */
export async function verifyProduct({ foundation, services }: VerifyParts): Promise<VerifyReport> {
  const report = await verify(foundation.database.db, invariants);
  const add = (invariant: string, promises: readonly (5 | 17)[], rows: number, broken: unknown[]) => {
    report.checked.push({ invariant, promises, rows });
    if (broken.length > 0) report.violations.push({ invariant, rows: broken });
  };
  const audits = await services.drawAudits.auditAll();
  const draws = audits.reduce((sum, audit) => sum + audit.draws, 0);
  add(
    DRAWS,
    [17],
    draws,
    audits.flatMap(({ faults }) => faults),
  );
  const giftDraws = await services.giftDraws.auditAll();
  const participants = giftDraws.reduce((sum, audit) => sum + audit.participants, 0);
  add(
    GIFT_DRAWS,
    [17],
    participants,
    giftDraws.flatMap(({ faults }) => faults),
  );
  const trades = await readSuccesses(foundation.config);
  const payments = trades.map(({ outTradeNo, ...trade }) => ({ ...trade, paymentNo: outTradeNo }));
  add(AUDIT, [5], trades.length, await services.audits.audit(payments));
  return report;
}

/** Of all wallets together; a real provider, or a sandbox that is down, has no books to show. */
async function readSuccesses(config: Config): Promise<SandboxTrade[]> {
  const urls = SANDBOX_WALLETS.flatMap((wallet) => sandboxProviderUrl(wallet, config) ?? []);
  const asked = urls.map(async (url): Promise<SandboxTrade[]> => {
    const response = await fetch(`${url}/control/successes`, {
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    return response.ok ? ((await response.json()) as SandboxTrade[]) : [];
  });
  return (await Promise.all(asked.map((books) => books.catch(() => [])))).flat();
}
