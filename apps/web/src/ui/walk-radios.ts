import type { KeyboardEvent } from 'react';
import { nextTab } from './next-tab.ts';

/** Key handler for a radio group: arrow keys select another radio and focus it. */
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
