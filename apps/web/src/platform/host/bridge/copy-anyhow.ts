import { copyText } from './copy-text.ts';

/** For pages of the apps: web views of Android refuse the clipboard to every page, and let a selection be copied. */
export const copyAnyhow = async (text: string): Promise<boolean> =>
  (await copyText(text)) || copyByHand(text);

function copyByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  // No keyboard opens for it, and nothing scrolls to it.
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  // Inside of what is open: a modal dialog lets nothing outside of it be selected.
  const place = document.activeElement?.closest('[role=dialog]') ?? document.body;
  place.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}
