import { copyText } from './copy-text.ts';

/** For pages of the apps: Android web views deny clipboard access, but allow copying a selection. */
export const copyWithFallback = async (text: string): Promise<boolean> =>
  (await copyText(text)) || copyBySelection(text);

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  // A read-only field opens no keyboard and does not scroll.
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  // Inside an open dialog, because a modal dialog prevents selections outside of it.
  const place = document.activeElement?.closest('[role=dialog]') ?? document.body;
  place.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}
