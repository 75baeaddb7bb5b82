/** Height of a toast with two lines, plus margins. */
const ROOM = 84;
const EDGE = 16;

interface Span {
  top: number;
  bottom: number;
}

/**
 * The centre of a toast, in px from the top, at which it covers nothing of an open dialog; undefined without
 * a dialog. If there is not enough space, the larger side is used.
 */
export function toastPlace(dialog: Span | undefined, height: number): number | undefined {
  if (!dialog) return undefined;
  const above = dialog.top;
  const below = height - dialog.bottom;
  if (above >= below) return above >= ROOM ? above / 2 : EDGE + ROOM / 4;
  return below >= ROOM ? dialog.bottom + below / 2 : height - EDGE - ROOM / 4;
}

/** Bounds of the topmost open dialog. */
export function openDialog(): Span | undefined {
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
  return dialogs[dialogs.length - 1]?.getBoundingClientRect();
}
