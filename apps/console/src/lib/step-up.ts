import { createStore } from './store.ts';

/** Set while calls wait for the second factor; given true once it was accepted, false if it was refused. */
export const stepUpAsked = createStore<((isGiven: boolean) => void) | undefined>(undefined);

let asked: Promise<boolean> | undefined;

/** Opens the dialog that asks for the second factor. Calls at the same time share one dialog. */
export function askStepUp(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    stepUpAsked.set((isGiven) => {
      stepUpAsked.set(undefined);
      asked = undefined;
      resolve(isGiven);
    });
  });
  return asked;
}
