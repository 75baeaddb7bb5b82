import { listOf, safe, stateOf } from '../lib/page-parts.ts';
import { type Agreement, PURSES } from './agreement.ts';
import { cycleOf, documentOf } from './cashier-page.ts';
import { CASHIER } from './cashier-texts.ts';

/** The payer's wallet: all agreements, newest first, each with a button to end it. */
export function walletPage(agreements: readonly Agreement[]): string {
  const body =
    agreements.length === 0
      ? stateOf('', CASHIER.walletEmpty, CASHIER.walletEmptyText)
      : agreements.map(agreementCard).join('');
  return documentOf(body, CASHIER.walletTitle);
}

function agreementCard(agreement: Agreement): string {
  const isSigned = agreement.status === 'NORMAL';
  const lines = [
    [CASHIER.goods, agreement.subject],
    [CASHIER.cycle, cycleOf(agreement)],
    [CASHIER.nextCharge, isSigned ? agreement.nextDay : CASHIER.unsigned],
    [CASHIER.agreementNumber, agreement.externalNo],
  ] as const;
  return `<article>${listOf(lines)}${isSigned ? acts(agreement) : ''}</article>`;
}

function acts({ externalNo, purse }: Agreement): string {
  const purses = PURSES.map(
    (name) =>
      `<button name="purse" value="${name}" aria-pressed="${name === purse}">${CASHIER.purse[name]}</button>`,
  );
  return `<form method="post"><input type="hidden" name="externalNo" value="${safe(externalNo)}">
    <div class="row" role="group" aria-label="${CASHIER.purseLabel}">${purses.join('')}</div>
    <button name="act" value="unsign">${CASHIER.unsign}</button></form>`;
}
