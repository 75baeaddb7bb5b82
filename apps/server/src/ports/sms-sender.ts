export interface SmsMessage {
  /** Eleven digits. */
  phone: string;
  code: string;
  purpose: string;
  /** The brand's registered name, shown in brackets before the text. */
  signature: string;
}

/** Hands a code to the carrier. Rejects when it was not accepted within the adapter's time limit. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
}
