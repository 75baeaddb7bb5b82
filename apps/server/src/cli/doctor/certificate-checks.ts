import { X509Certificate } from 'node:crypto';
import { connect } from 'node:tls';
import type { AppleConfig } from '../../config/apple-config.ts';
import { type Check, failed, ok, skipped, type Verdict } from './finding.ts';

const DAY_MS = 86_400_000;
const CONNECT_LIMIT_MS = 5_000;
const HTTPS_PORT = 443;

interface Served {
  endsAt: Date;
  /** Why a browser would refuse it; undefined if it would not. */
  fault: string | undefined;
}

export function certificateChecks(
  { publicOrigin, apple }: { publicOrigin: string; apple: AppleConfig | undefined },
  now: () => Date = () => new Date(),
): Check[] {
  return [
    ['certificate of PUBLIC_ORIGIN', () => checkOrigin(publicOrigin, now())],
    ['root certificates of Apple', async () => checkRoots(apple, now())],
  ];
}

async function checkOrigin(origin: string, now: Date): Promise<Verdict> {
  if (!URL.canParse(origin)) return skipped('PUBLIC_ORIGIN is not an address');
  const url = new URL(origin);
  if (url.protocol !== 'https:') return skipped('http has no certificate');
  let served: Served;
  try {
    served = await readServed(url);
  } catch (error) {
    return skipped(`nothing answers at ${origin} yet: ${(error as NodeJS.ErrnoException).code ?? error}`);
  }
  if (served.endsAt <= now) return failed(`it ended on ${dayOf(served.endsAt)}: renew it`);
  if (served.fault) return failed(`a browser refuses it: ${served.fault}`);
  return ok(endsIn(served.endsAt, now));
}

/** Reads the certificate even if it is invalid, because that is what the check must find out. */
function readServed({ hostname, port }: URL): Promise<Served> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(port) || HTTPS_PORT,
      ...(/[a-z]/i.test(host) && !host.includes(':') ? { servername: host } : {}),
      rejectUnauthorized: false,
    });
    socket.setTimeout(CONNECT_LIMIT_MS, () => socket.destroy(new Error('it does not answer')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const { valid_to: end } = socket.getPeerCertificate();
      const fault = socket.authorized ? undefined : String(socket.authorizationError);
      socket.destroy();
      resolve({ endsAt: new Date(end), fault });
    });
  });
}

function checkRoots(apple: AppleConfig | undefined, now: Date): Verdict {
  if (apple?.provider !== 'apple') return skipped('nothing is sold in the App Store');
  const roots = (Object.values(apple.apps)[0]?.roots ?? []).map(
    (root) => new X509Certificate(Buffer.from(root, 'base64')),
  );
  const ended = roots.filter(({ validToDate }) => validToDate <= now);
  if (ended.length > 0)
    return failed(`${ended.map(({ subject }) => subject).join(', ')} ended: change APPLE_ROOT_CERTIFICATES`);
  const [first] = roots.map(({ validToDate }) => validToDate).sort((a, b) => a.getTime() - b.getTime());
  return first ? ok(endsIn(first, now)) : skipped('APPLE_ROOT_CERTIFICATES is missing');
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const endsIn = (end: Date, now: Date) =>
  `good until ${dayOf(end)}, ${Math.floor((end.getTime() - now.getTime()) / DAY_MS)} days`;
