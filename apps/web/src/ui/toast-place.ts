/** Room that a toast of two lines takes, with some air. */
const ROOM = 84;
const EDGE = 16;

interface Span {
  top: number;
  bottom: number;
}

/**
 * Where the middle of a toast stands so that it covers nothing of an open dialog, in px from the top of a window of this
 * height; undefined without a dialog. Where the dialog leaves no room the edge with more of it is taken.
 */
export function toastPlace(dialog: Span | undefined, height: number): number | undefined {
  if (!dialog) return undefined;
  const above = dialog.top;
  const below = height - dialog.bottom;
  if (above >= below) return above >= ROOM ? above / 2 : EDGE + ROOM / 4;
  return below >= ROOM ? dialog.bottom + below / 2 : height - EDGE - ROOM / 4;
}

/** The dialog on top, where one is open. */
export function openDialog(): Span | undefined {
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
  return dialogs[dialogs.length - 1]?.getBoundingClientRect();
}
