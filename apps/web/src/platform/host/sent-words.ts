import { sendTexts } from '@juban/contract/texts/send';
import type { ShareResult } from './bridge/methods.ts';

/** What to say of an outcome; nothing of one that says itself, or that nobody knows. */
export const SENT: Readonly<Partial<Record<ShareResult, string>>> = sendTexts;
