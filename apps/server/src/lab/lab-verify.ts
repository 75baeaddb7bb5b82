import type { FastifyInstance } from 'fastify';
import { type VerifyReport, verify } from '../db/invariant.ts';
import { invariants } from '../invariants.ts';
import type { LabRouteOptions } from './lab.ts';
import { SANDBOX_WALLETS, tellSandbox, walletUrlOf } from './sandbox-control.ts';

const AUDIT = 'all money the provider took is fulfilled or given back, once';
const DRAWS = 'every draw recomputes from its seed';
/** A clock just moved leaves much due at once; what takes longer than this is looked at as it stands. */
const BRING_FORWARD_MS = 5_000;

interface SandboxTrade {
  outTradeNo: string;
  fen: number;
  refundedFen: number;
}

export async function labVerifyRoutes(app: FastifyInstance, { product }: LabRouteOptions): Promise<void> {
  const { foundation, services } = product;

  /** What the jobs would do within a second. */
  async function bringForward(): Promise<void> {
    const work = services.reconciliation.reconcileDue().then(() => services.outbox.drain());
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise((resolve) => {
      timer = setTimeout(resolve, BRING_FORWARD_MS);
    });
    await Promise.race([work.catch(() => {}), limit]);
    clearTimeout(timer);
  }

  /** Of every wallet together; undefined where there is no sandbox to ask, or it is down. */
  async function readSuccesses(): Promise<SandboxTrade[] | undefined> {
    const urls = SANDBOX_WALLETS.flatMap((wallet) => walletUrlOf(wallet, foundation.config) ?? []);
    const asked = urls.map((url) => tellSandbox<SandboxTrade[]>(`${url}/control/successes`).catch(() => []));
    return urls.length > 0 ? (await Promise.all(asked)).flat() : undefined;
  }

  async function checkDraws(report: VerifyReport): Promise<void> {
    const audits = await services.drawAudits.auditAll();
    const faults = audits.flatMap((audit) => audit.faults);
    report.checked.push({ invariant: DRAWS, rows: audits.reduce((sum, { draws }) => sum + draws, 0) });
    if (faults.length > 0) report.violations.push({ invariant: DRAWS, rows: faults });
  }

  app.get('/lab/api/verify', async () => {
    await bringForward();
    const report = await verify(foundation.database.db, invariants);
    await checkDraws(report);
    const trades = await readSuccesses();
    if (!trades) return report;
    const rows = await services.audits.audit(
      trades.map(({ outTradeNo, ...trade }) => ({ ...trade, paymentNo: outTradeNo })),
    );
    report.checked.push({ invariant: AUDIT, rows: trades.length });
    if (rows.length > 0) report.violations.push({ invariant: AUDIT, rows });
    return report;
  });
}
