import { createStore } from '../lib/store.ts';
import { readStored, writeStored } from '../lib/stored.ts';
import { type Mode, putCssVars } from './palette.ts';

export type ModeChoice = Mode | 'system';

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const modeOf = (choice: ModeChoice): Mode =>
  choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice;

export const modeChoice = createStore<ModeChoice>(readStored('localStorage', 'mode') ?? 'system');
const mode = createStore<Mode>(modeOf(modeChoice.get()));

function apply(): void {
  mode.set(modeOf(modeChoice.get()));
  putCssVars(mode.get());
}

export const useMode = mode.use;

export function chooseMode(choice: ModeChoice): void {
  writeStored('localStorage', 'mode', choice);
  modeChoice.set(choice);
  apply();
}

/** Before the first paint. */
export function startMode(): void {
  apply();
  dark.addEventListener('change', apply);
}
