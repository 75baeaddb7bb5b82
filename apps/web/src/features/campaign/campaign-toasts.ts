import { ApiError } from '../../platform/api/api.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import { showToast } from '../../ui/toast.tsx';

const TOAST_MS = 1_500;
const COPY_MS = 1_000;
const BY_RULE = 200;

/** The campaign's toasts are shorter than those of other pages. */
export const say = (text: string): void => showToast(text, TOAST_MS);
export const showCopied = (text: string): void => showToast(text, COPY_MS);

/** Shows the text of a refusal; a failed call shows nothing, because the page reloads its data. */
export function showRefusal(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.httpStatus !== BY_RULE || isLoginRefusal(error)) return;
  say(error.message);
}
