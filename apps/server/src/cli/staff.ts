import { parseArgs } from 'node:util';
import { StartError } from '../db/database.ts';
import { run } from '../serve.ts';
import { actorOf, readStaffOption } from './staff-actor.ts';
import { runVerb } from './verbs.ts';

const USAGE =
  'usage: npm run staff -- list, or: invite --role <role> --email <e-mail> --name <name> [--brands a,b], or: deactivate <e-mail> <reason>; each with [--as <e-mail>]';
const ALL_BRANDS = '*';

interface Given {
  role?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
  brands?: string | undefined;
}

function readArguments(args: string[]): { values: Given; positionals: string[] } {
  const text = { type: 'string' } as const;
  try {
    const options = { role: text, email: text, name: text, brands: text };
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new StartError(USAGE);
  }
}

/** npm run staff: invites the first administrator, lists staff, and deactivates a person. */
await run(async () => {
  const { as, rest } = readStaffOption();
  const { values, positionals } = readArguments(rest);
  const [verb = '', email = '', ...words] = positionals;
  const reason = words.join(' ').trim();
  const { role = '', name = '', brands = ALL_BRANDS } = values;
  const invited = values.email ?? '';
  const isValidUsage: Readonly<Record<string, boolean>> = {
    list: positionals.length === 1,
    invite: positionals.length === 1 && role !== '' && name !== '' && invited.includes('@'),
    deactivate: email !== '' && reason !== '',
  };
  if (isValidUsage[verb] !== true) throw new StartError(USAGE);

  await runVerb(verb, (services) => ({
    list: async () => {
      const members = await services.staffAdmin.listMembers();
      return members.map(
        (one) =>
          `${one.email} ${one.state} ${one.name} ${one.roles.map((each) => `${each.role}(${each.brands.join(',')})`).join(' ')}`,
      );
    },
    invite: async () => {
      const by = await actorOf(services, as);
      const roles = [{ role, brands: brands.split(',') }];
      const person = { email: invited.toLowerCase(), name, roles };
      // Whoever runs commands on this machine may grant everything.
      const { link } = await services.staffAdmin.invite(person, by, undefined);
      return [`${invited} can sign up within 24 hours, once: ${link}`];
    },
    deactivate: async () => {
      const by = await actorOf(services, as);
      const members = await services.staffAdmin.listMembers();
      const member = members.find((one) => one.email === email.toLowerCase());
      if (!member) throw new StartError(`${email} is not a member of staff`);
      await services.staffAdmin.deactivate(Number(member.id), reason, by);
      return [`${email} is deactivated, and all sessions are ended`];
    },
  }));
  process.exit(0);
});
