/** What lets pages of ours at WeChat's functions: a secret between WeChat and us, good for two hours. */
export interface WechatTickets {
  /** The ticket in force. Rejects when WeChat gives none within the adapter's time limit. */
  getTicket(): Promise<string>;
}
