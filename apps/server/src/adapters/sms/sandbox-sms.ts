import type { SmsSender } from '../../ports/sms-sender.ts';
import { askCarrier } from './ask-carrier.ts';

const TIME_LIMIT_MS = 3_000;

/** Puts messages into the sandbox's inbox, where the Lab shows them. */
export function createSandboxSms(sandboxUrl: string): SmsSender {
  const put = async (message: object) => {
    const response = await askCarrier(() =>
      fetch(`${sandboxUrl}/sms/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      }),
    );
    if (!response.ok) throw new Error(`the SMS sandbox answered ${response.status}`);
  };
  return {
    send: put,
    notify: ({ phone, purpose, signature, text }) => put({ phone, code: '', purpose, signature, text }),
  };
}
