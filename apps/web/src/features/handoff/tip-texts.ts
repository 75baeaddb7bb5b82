import { handoffTexts } from '@juban/contract/texts/handoff';
import type { HandoffOrder } from './handoff-data.ts';

/**
 * Texts of the confirmation before paying: 1 for an upgrade, 2 for a second contract. An address may request
 * either; a running contract is mentioned only if the server says so, and only a new contract ends the old
 * one.
 */
export function tipTexts(
  tip: 1 | 2,
  order: Pick<HandoffOrder, 'tip' | 'renewable'>,
): { title: string; text: string } {
  const isRunning = order.tip === tip;
  if (tip === 1) return { title: handoffTexts.upgradeTitle, text: upgradeText(isRunning, order.renewable) };
  if (!isRunning) return { title: handoffTexts.repeatAskTitle, text: handoffTexts.repeatAskText };
  const text = order.renewable ? handoffTexts.repeatText : handoffTexts.repeatOnceText;
  return { title: handoffTexts.repeatTitle, text };
}

function upgradeText(isRunning: boolean, renewable: boolean): string {
  if (!isRunning) return handoffTexts.upgradeAskText;
  return renewable ? handoffTexts.upgradeText : handoffTexts.upgradeOnceText;
}
