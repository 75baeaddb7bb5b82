import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readAnswer } from './read-answer.ts';

const TICK_MS = 5;

export interface Barrage {
  /** Sent requests. */
  sent: number;
  /** Requests that were due while every connection waited for an answer. */
  held: number;
  /** Number of answers by status. */
  statuses: ReadonlyMap<number, number>;
  broken: number;
  slowestMs: number;
}

export interface BarrageOptions {
  perSecond: number;
  seconds: number;
  mostConnections: number;
  /** The bytes of request number n. */
  write(n: number): string;
}

/** Sends at a fixed rate that does not depend on answers; each request uses a free or a new connection. */
export async function fireAtRate(url: string, options: BarrageOptions): Promise<Barrage> {
  const { hostname, port } = new URL(url);
  const free: Socket[] = [];
  const all = new Set<Socket>();
  const statuses = new Map<number, number>();
  const counts = { sent: 0, held: 0, broken: 0, slowestMs: 0 };
  const open = () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.on('error', () => {}).once('close', () => all.delete(socket));
    all.add(socket);
    return socket;
  };
  const fire = async (socket: Socket, n: number) => {
    const begun = performance.now();
    socket.write(options.write(n));
    const status = await readAnswer(socket);
    counts.slowestMs = Math.max(counts.slowestMs, performance.now() - begun);
    if (status === undefined) counts.broken += 1;
    else statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status !== undefined && !socket.destroyed) free.push(socket);
  };
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();
  for (let due = 0; performance.now() - begun < options.seconds * 1_000; await pause(TICK_MS)) {
    const wanted = Math.floor(((performance.now() - begun) / 1_000) * options.perSecond);
    for (; due < wanted; due += 1) {
      const socket = takeFree(free) ?? (all.size < options.mostConnections ? open() : undefined);
      if (!socket) {
        counts.held += 1;
        continue;
      }
      const shot = fire(socket, counts.sent++);
      underWay.add(shot);
      void shot.then(() => underWay.delete(shot));
    }
  }
  await Promise.all(underWay);
  for (const socket of all) socket.destroy();
  return { ...counts, statuses };
}

function takeFree(free: Socket[]): Socket | undefined {
  for (let socket = free.pop(); socket; socket = free.pop()) if (!socket.destroyed) return socket;
  return undefined;
}
