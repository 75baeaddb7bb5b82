import { askSandbox } from './ask-sandbox.ts';

interface SandboxTrade {
  outTradeNo: string;
  tradeNo: string;
  status: string;
  fen: number;
  refundedFen: number;
}

interface SentNotification {
  outTradeNo: string;
  isGenuine: boolean;
  httpStatus: number;
  answer: string;
}

export interface Notice {
  headers: Record<string, string>;
  body: string;
}

/** The control API of one provider in the sandbox. */
export function createWalletControl(roomUrl: string) {
  const ask = <Result>(path: string, body?: object) => askSandbox<Result>(`${roomUrl}/${path}`, body);
  return {
    ask,
    outcome: (outTradeNo: string, outcome: string, notify = 'once') =>
      ask<{ trade: SandboxTrade; sent: SentNotification[] }>('control/outcome', {
        outTradeNo,
        outcome,
        notify,
      }),
    deliver: () => ask<{ sent: SentNotification[]; pending: number }>('control/deliver', {}),
    trade: (outTradeNo: string) => ask<SandboxTrade>(`control/trades/${outTradeNo}`),
    notification: (outTradeNo: string, forgery?: string) =>
      ask<Notice>(
        `control/trades/${outTradeNo}/notification${forgery === undefined ? '' : `?forgery=${forgery}`}`,
      ),
  };
}
