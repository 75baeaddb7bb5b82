export interface InboxMessage {
  phone: string;
  code: string;
  purpose: string;
  signature: string;
  text?: string | undefined;
  at: number;
}

const MOST_KEPT = 20_000;

/** The carrier: keeps what was sent, newest first, in memory only. */
export function createInbox() {
  const messages: InboxMessage[] = [];
  return {
    put(message: InboxMessage): void {
      messages.unshift(message);
      if (messages.length > MOST_KEPT) messages.pop();
    },
    read: (phone?: string): InboxMessage[] =>
      phone === undefined ? messages.slice(0, 100) : messages.filter((message) => message.phone === phone),
  };
}
