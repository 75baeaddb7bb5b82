import type { KeyboardEvent } from 'react';
import { nextTab } from './next-tab.ts';

/** The keys of a group of radios, for the one at that place: they choose another one and take the focus there. */
export function walkRadios<Item>(
  items: readonly Item[],
  at: number,
  choose: (item: Item) => void,
  focus?: FocusOptions,
) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const to = nextTab(event.key, at, items.length);
    const next = to === undefined ? undefined : items[to];
    if (to === undefined || next === undefined) return;
    event.preventDefault();
    choose(next);
    const radios = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="radio"]');
    radios?.[to]?.focus(focus);
  };
}
