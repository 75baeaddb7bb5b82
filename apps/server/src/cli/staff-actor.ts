import { userInfo } from 'node:os';
import type { Services } from '../composition.ts';
import { type Db, StartError } from '../db/database.ts';
import type { Actor, AuditEntry } from '../modules/audit/audit.service.ts';

/** The arguments without `--as <e-mail>`, and that e-mail. */
export function readStaffOption(args: readonly string[] = process.argv.slice(2)) {
  const at = args.indexOf('--as');
  if (at < 0) return { as: undefined, rest: [...args] };
  const as = args[at + 1];
  if (as === undefined || !as.includes('@'))
    throw new StartError('--as needs the e-mail address of a member of staff');
  return { as, rest: args.toSpliced(at, 2) };
}

/** For texts that name who acted, from before staff had accounts. */
export const operatorName = (as: string | undefined): string =>
  as ?? (process.env.SUDO_USER || userInfo().username);

/** Who acts by a command: a member of staff, or an operator without a name. */
export async function actorOf(
  { staffAdmin }: Pick<Services, 'staffAdmin'>,
  as: string | undefined,
): Promise<Actor> {
  const by = { address: '', requestId: `cli:${process.pid}` };
  if (as === undefined) return { ...by, staffId: null, role: 'cli' };
  const members = await staffAdmin.listMembers();
  const member = members.find(({ email }) => email === as.toLowerCase());
  if (member?.state !== 'active') throw new StartError(`${as} is not an active member of staff`);
  return { ...by, staffId: Number(member.id), role: member.roles.map(({ role }) => role).join(' ') };
}

interface CliEntry<Result> extends Omit<AuditEntry, 'by' | 'call' | 'changes'> {
  command: string;
  /** What it changed; by default, nothing that can be said in numbers. */
  changesOf?: (result: Result) => NonNullable<AuditEntry['changes']>;
}
export type AuditParts = Pick<Services, 'db' | 'audit' | 'staffAdmin'>;

/** An act and its entry in the audit log in one transaction. */
export async function actAs<Result>(
  services: AuditParts,
  as: string | undefined,
  { command, changesOf, ...entry }: CliEntry<Result>,
  act: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const by = await actorOf(services, as);
  return services.db.transaction(async (tx) => {
    const result = await act(tx);
    const changes = changesOf?.(result) ?? [];
    await services.audit.write(tx, { ...entry, by, call: `cli:${command}`, changes });
    return result;
  });
}

/**
 * For an act that has transactions of its own, or waits for a provider: its entry follows directly after it, in
 * a transaction of its own.
 */
export async function actThenNote<Result>(
  services: AuditParts,
  as: string | undefined,
  { command, changesOf, ...entry }: CliEntry<Result>,
  act: () => Promise<Result>,
): Promise<Result> {
  const by = await actorOf(services, as);
  const result = await act();
  const changes = changesOf?.(result) ?? [];
  await services.db.transaction((tx) =>
    services.audit.write(tx, { ...entry, by, call: `cli:${command}`, changes }),
  );
  return result;
}
