import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from './refusal.mjs';

const PATIENCE_MS = 1500;

function tryPort(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

const REASONS = {
  EADDRINUSE: 'is taken by another process',
  EACCES: 'needs more rights than this user has',
  EADDRNOTAVAIL: 'cannot be opened on this address',
};

/** A process that has just been stopped may hold its port a little longer. */
async function findFault(port, host) {
  const limit = Date.now() + PATIENCE_MS;
  for (;;) {
    const fault = await tryPort(port, host);
    if (fault !== 'EADDRINUSE' || Date.now() > limit) return fault;
    await pause(100);
  }
}

/** Throws for the first port that cannot be opened, with what to do about it. */
export async function requireFreePorts(wanted) {
  for (const { port, host, name } of wanted) {
    const fault = await findFault(port, host);
    if (fault === undefined) continue;
    const reason = REASONS[fault] ?? `cannot be opened (${fault})`;
    throw new Refusal(`Port ${port} on ${host} (${name}) ${reason}; choose another: npm start -- --port N`);
  }
}
