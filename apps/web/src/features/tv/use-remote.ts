import { type RefObject, useEffect, useRef } from 'react';
import { type Direction, pickInDirection } from './spatial-focus.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const ESCAPE = 'Escape';
/** Keys that remotes send for their back button. */
const BACK = new Set([ESCAPE, 'GoBack', 'BrowserBack']);
const CONTROLS = 'a[href], button:not(:disabled), input, [role="slider"]';

/** In a field the arrows move the caret, and leave the field at either end; on a slider they move it. */
function keepsKey(element: Element | null, direction: Direction): boolean {
  if (direction === 'up' || direction === 'down') return false;
  if (element?.getAttribute('role') === 'slider') return true;
  if (!(element instanceof HTMLInputElement) || element.type === 'checkbox') return false;
  return element.selectionStart !== (direction === 'left' ? 0 : element.value.length);
}

function controlsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.getClientRects().length > 0 && !control.hasAttribute('data-base-ui-focus-guard'),
  );
}

interface Remote {
  /** The page; an open dialog has the keys instead. */
  root: RefObject<HTMLElement | null>;
  onBack: () => void;
}

/**
 * Arrow keys move the focus in their direction, and the back key leaves, because not every TV browser handles
 * them.
 */
export function useRemote({ root, onBack }: Remote): void {
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
      if (BACK.has(event.key)) return goBack(event, dialog, back.current);
      const direction = ARROWS[event.key];
      const place = dialog ?? root.current;
      if (!direction || !place || keepsKey(document.activeElement, direction)) return;
      event.preventDefault();
      moveFocus(place, direction);
    };
    // In the capture phase, because a radio group would handle the keys first.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [root]);
}

/** Handles the back key: the browser would go back as well, and leave a page with an open dialog. */
function goBack(event: KeyboardEvent, dialog: Element | null, leave: () => void): void {
  // Dialogs handle Escape themselves.
  if (event.defaultPrevented || (dialog && event.key === ESCAPE)) return;
  event.preventDefault();
  if (dialog) dialog.dispatchEvent(new KeyboardEvent('keydown', { key: ESCAPE, bubbles: true }));
  else leave();
}

function moveFocus(place: ParentNode, direction: Direction): void {
  const controls = controlsIn(place);
  const from = controls.find((control) => control === document.activeElement);
  if (!from) {
    const first = place.querySelector<HTMLElement>('[aria-checked="true"]') ?? controls[0];
    first?.focus();
    return;
  }
  const boxes = controls.map((control) => control.getBoundingClientRect());
  const at = pickInDirection(from.getBoundingClientRect(), boxes, direction);
  if (at !== undefined) controls[at]?.focus();
}
