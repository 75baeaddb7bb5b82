import { createServer } from 'node:net';
import { Refusal } from './refusal.mjs';

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

/** Refuses, naming the first port that cannot be opened and what to do about it. */
export async function demandFreePorts(wanted) {
  for (const { port, host, name } of wanted) {
    const fault = await tryPort(port, host);
    if (fault === undefined) continue;
    const reason = REASONS[fault] ?? `cannot be opened (${fault})`;
    throw new Refusal(`Port ${port} on ${host} (${name}) ${reason}; choose another: npm start -- --port N`);
  }
}
