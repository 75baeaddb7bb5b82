import type { ConsoleCaller } from '../../plugins/console/console-calls.ts';
import type { Performer } from './act.service.ts';

/** The caller of a console call as acts need it. */
export const performerOf = ({ by, identity, scope }: ConsoleCaller): Performer => ({
  by: { ...by, staffId: identity.id },
  scope,
});
