import { levelLedgerTexts as texts } from '@juban/contract/texts/level-ledger';
import { V_POWER_SOURCES } from '@juban/domain/v-power-ledger';

export interface LedgerEntry {
  source: number;
  reason: string;
  /** In ms. */
  createTime: number;
  value: number;
}

const SOURCES: Readonly<Record<number, string>> = {
  [V_POWER_SOURCES.checkIn]: texts.source1,
  [V_POWER_SOURCES.system]: texts.source2,
  [V_POWER_SOURCES.purchase]: texts.source3,
  [V_POWER_SOURCES.expiry]: texts.source4,
};

const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

export const sourceText = ({ source }: LedgerEntry): string => SOURCES[source] ?? texts.other;

/** Only of what was granted by hand the reason is worth reading, and not where it says what the source does. */
export const reasonText = ({ source, reason }: LedgerEntry): string =>
  source === V_POWER_SOURCES.system && reason !== texts.source2 ? reason : '';

/** 11-02 21:14, in Shanghai. */
export const entryTime = ({ createTime }: LedgerEntry): string =>
  new Date(createTime + SHANGHAI_OFFSET_MS).toISOString().slice(5, 16).replace('T', ' ');

export const signedValue = ({ value }: LedgerEntry): string => (value >= 0 ? `+${value}` : String(value));
