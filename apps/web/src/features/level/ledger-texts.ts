import { levelLedgerTexts as texts } from '@juban/contract/texts/level-ledger';
import { shortText } from '@juban/domain/shanghai-words';
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

export const sourceText = ({ source }: LedgerEntry): string => SOURCES[source] ?? texts.other;

/** The reason is shown only for entries made by support. */
export const reasonText = ({ source, reason }: LedgerEntry): string =>
  source === V_POWER_SOURCES.system ? reason : '';

export const entryTime = ({ createTime }: LedgerEntry): string => shortText(createTime);

export const signedValue = ({ value }: LedgerEntry): string => (value >= 0 ? `+${value}` : String(value));
