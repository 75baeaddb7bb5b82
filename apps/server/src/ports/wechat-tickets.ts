/** Allows our pages to use WeChat's functions: a secret between WeChat and us, valid for two hours. */
export interface WechatTickets {
  /** The current ticket. Rejects if WeChat gives none within the adapter's time limit. */
  getTicket(): Promise<string>;
}
