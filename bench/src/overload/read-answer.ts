import type { Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';
const STATUS = /^HTTP\/1\.1 (\d{3})/;
const LENGTH = /\r\ncontent-length: (\d+)/i;

/** The status of the pending answer on a socket; undefined if the connection broke before it was complete. */
export function readAnswer(socket: Socket): Promise<number | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const end = (status: number | undefined) => {
      socket.off('data', hear).off('close', lose);
      resolve(status);
    };
    const lose = () => end(undefined);
    const hear = (bytes: Buffer) => {
      text += bytes.toString('latin1');
      const headEnd = text.indexOf(HEAD_END);
      if (headEnd < 0) return;
      const head = text.slice(0, headEnd);
      const length = Number(LENGTH.exec(head)?.[1] ?? 0);
      if (text.length >= headEnd + HEAD_END.length + length) end(Number(STATUS.exec(head)?.[1]));
    };
    socket.on('data', hear).on('close', lose);
  });
}
