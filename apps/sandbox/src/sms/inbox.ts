export interface InboxMessage {
  phone: string;
  code: string;
  purpose: string;
  signature: string;
  text?: string | undefined;
  at: number;
}

const MAX_MESSAGES = 20_000;

/** The SMS carrier's sent messages, newest first, in memory only. */
export function createInbox() {
  const messages: InboxMessage[] = [];
  return {
    put(message: InboxMessage): void {
      messages.unshift(message);
      if (messages.length > MAX_MESSAGES) messages.pop();
    },
    read: (phone?: string): InboxMessage[] =>
      phone === undefined ? messages.slice(0, 100) : messages.filter((message) => message.phone === phone),
  };
}
