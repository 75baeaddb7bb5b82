import { createIsomorphicFn } from '@tanstack/react-start';
import { TOKEN_NAME } from '../platform/session/session.ts';

/** Marks the script's parent while a user may be logged in and is not shown yet. */
export const LOGGED_IN_MARK = 'data-known';

/**
 * The server renders every page for visitors. This hides visitor texts before the first paint if a token is
 * stored, because a logged-in user would read that they are not logged in. Old syntax, because nothing
 * transpiles it.
 */
const LOGGED_IN_SCRIPT = `try{
if(localStorage.getItem('${TOKEN_NAME}')||window.jubanToken)document.currentScript.parentNode.setAttribute('${LOGGED_IN_MARK}','')
}catch(e){}`;

/** Only the server renders the script; it has run before this module loads. */
export const loggedInScript = createIsomorphicFn()
  .server(() => LOGGED_IN_SCRIPT)
  .client(() => '');
