import { userInfo } from 'node:os';
import { StartError } from '../db/database.ts';
import { run } from '../serve.ts';
import { runVerb } from './verbs.ts';

const USAGE =
  'usage: npm run holds -- list, or: show order|claim|exchange <id>, or: release|refuse order|claim|exchange <id> <reason>';

/** npm run holds: decides orders, claims and exchanges that a fraud rule holds. */
await run(async () => {
  const { isHoldKind } = await import('../modules/fraud/hold-review.service.ts');
  const [verb = '', kind = '', id = '', ...words] = process.argv.slice(2);
  const reason = words.join(' ').trim();
  const isValidUsage: Readonly<Record<string, boolean>> = {
    list: kind === '',
    show: id !== '' && reason === '',
    release: id !== '' && reason !== '',
    refuse: id !== '' && reason !== '',
  };
  if (isValidUsage[verb] !== true || (kind !== '' && !isHoldKind(kind))) throw new StartError(USAGE);
  const decision = { decidedBy: process.env.SUDO_USER || userInfo().username, reason };

  await runVerb(verb, ({ holdReview }) => {
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
    return {
      show: async () => [JSON.stringify(await holdReview.show(kind, id), null, 2)],
      release: async () => {
        await holdReview.release(kind, id, decision);
        return [`released: the ${kind} is given now`];
      },
      refuse: async () => {
        await holdReview.refuse(kind, id, decision);
        return [`refused ${kind} ${id}`];
      },
    };
  });
  process.exit(0);
});
