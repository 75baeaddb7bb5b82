import type { Session } from './use-sessions.ts';

const PHONE = [
  'M8 3h8a1.5 1.5 0 011.5 1.5v15A1.5 1.5 0 0116 21H8a1.5 1.5 0 01-1.5-1.5v-15A1.5 1.5 0 018 3z',
  'M11 18h2',
];
const TABLET = [
  'M6 3h12a1.5 1.5 0 011.5 1.5v15A1.5 1.5 0 0118 21H6a1.5 1.5 0 01-1.5-1.5v-15A1.5 1.5 0 016 3z',
  'M11 18h2',
];
const COMPUTER = [
  'M4.5 4.5h15A1.5 1.5 0 0121 6v9a1.5 1.5 0 01-1.5 1.5h-15A1.5 1.5 0 013 15V6a1.5 1.5 0 011.5-1.5z',
  'M12 16.5v3.5M8 20h8',
];
const COMPUTERS: ReadonlySet<Session['device']> = new Set(['windows', 'mac', 'linux', 'other']);

/** Line icons on a 24 px grid. */
export function deviceIcon(device: Session['device']): readonly string[] {
  if (COMPUTERS.has(device)) return COMPUTER;
  return device === 'ipad' ? TABLET : PHONE;
}
