import { stateOf } from '../lib/state-names.ts';
import { Mark } from './mark.tsx';

export function StateMark({ names, state }: { names: Parameters<typeof stateOf>[0]; state: string }) {
  const [tone, name] = stateOf(names, state);
  return <Mark tone={tone}>{name}</Mark>;
}
