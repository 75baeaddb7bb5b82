import { handoffTexts } from '@juban/contract/texts/handoff';
import type { HandoffOrder } from './handoff-data.ts';

/**
 * What is asked before paying: 1 about an upgrade, 2 about a second contract. An address may ask for either; that a contract
 * runs is said only where the server says so. Only a new contract ends the old one.
 */
export function tipWords(
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
