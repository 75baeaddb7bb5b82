import { StartError } from '../db/database.ts';
import { run } from '../serve.ts';
import { actAs, operatorName, readStaffOption } from './staff-actor.ts';
import { runVerb } from './verbs.ts';

const USAGE =
  'usage: npm run holds -- list, or: show order|claim|exchange <id>, or: release|refuse order|claim|exchange <id> <reason> [--as <e-mail>]';

/** npm run holds: decides orders, claims and exchanges that a fraud rule holds. */
await run(async () => {
  const { isHoldKind } = await import('../modules/fraud/hold-review.service.ts');
  const { as, rest } = readStaffOption();
  const [verb = '', kind = '', id = '', ...words] = rest;
  const reason = words.join(' ').trim();
  const isValidUsage: Readonly<Record<string, boolean>> = {
    list: kind === '',
    show: id !== '' && reason === '',
    release: id !== '' && reason !== '',
    refuse: id !== '' && reason !== '',
  };
  if (isValidUsage[verb] !== true || (kind !== '' && !isHoldKind(kind))) throw new StartError(USAGE);
  const decision = { decidedBy: operatorName(as), reason };

  await runVerb(verb, (services) => {
    const { holdReview } = services;
    if (!isHoldKind(kind)) {
      return {
        list: async () => {
          const held = await holdReview.listHeld();
          if (held.length === 0) return ['nothing is held'];
          return held.map(
            ({ subjectKind, subjectId, heldAt, rule, facts }) =>
              `${subjectKind} ${subjectId} ${heldAt.toISOString()} ${rule} ${JSON.stringify(facts)}`,
          );
        },
      };
    }
    const decide = async (act: 'release' | 'refuse') => {
      const { userId } = await holdReview.show(kind, id);
      const entry = { command: `holds ${act}`, target: `${kind}:${id}`, userId, reason };
      await actAs(services, as, entry, (tx) => holdReview[act](kind, id, decision, tx));
    };
    return {
      show: async () => [JSON.stringify(await holdReview.show(kind, id), null, 2)],
      release: async () => {
        await decide('release');
        return [`released: the ${kind} is given now`];
      },
      refuse: async () => {
        await decide('refuse');
        return [`refused ${kind} ${id}`];
      },
    };
  });
  process.exit(0);
});
