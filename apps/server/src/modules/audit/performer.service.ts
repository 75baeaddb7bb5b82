import type { ConsoleCaller } from '../../plugins/console/console-calls.ts';
import { ALL_BRANDS } from '../staff/staff-identity.service.ts';
import type { Performer } from './act.service.ts';

/** The caller of a console call as acts need it. */
export const performerOf = ({ by, identity, scope }: ConsoleCaller): Performer => ({
  by: { ...by, staffId: identity.id },
  scope,
});

/** For what belongs to no brand: those who may change it do so for all. */
export const performerOfAll = (caller: ConsoleCaller): Performer => ({
  ...performerOf(caller),
  scope: ALL_BRANDS,
});
