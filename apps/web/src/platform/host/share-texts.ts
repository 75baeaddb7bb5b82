import { sendTexts } from '@juban/contract/texts/send';
import type { ShareResult } from './bridge/methods.ts';

/** Text for an outcome; none if the host shows it or it is unknown. */
export const SHARE_TEXTS: Readonly<Partial<Record<ShareResult, string>>> = sendTexts;
