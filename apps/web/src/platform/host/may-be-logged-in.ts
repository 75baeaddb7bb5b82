import { createIsomorphicFn } from '@tanstack/react-start';
import { getToken, TOKEN_NAME } from '../session/session.ts';
import { HOST_AGENT, HOST_NAMES, mayHaveHost } from './may-have-host.ts';

/** Marks the script's parent while a user may be logged in. */
export const WAIT_MARK = 'data-waits';

/**
 * Whether a user may be logged in: there is a token, a ticket, or an app that knows. Otherwise it is
 * certainly a visitor.
 */
export const mayBeLoggedIn = (): boolean => getToken() !== '' || Boolean(window.jubanTicket) || mayHaveHost();

/**
 * The same check as an inline script before the first paint; it marks its parent. Storage is read last
 * because it may be forbidden. Old syntax, because nothing transpiles it. Built on demand, so that the
 * browser's code does not contain it.
 */
export function writeWaitScript(): string {
  const inWindow = HOST_NAMES.map((name) => `'${name}' in window`).join('||');
  return `(function(around){try{
if(window.jubanToken||window.jubanTicket||window.parent!==window||${inWindow}||${HOST_AGENT}.test(navigator.userAgent)
||localStorage.getItem('${TOKEN_NAME}'))around.setAttribute('${WAIT_MARK}','')
}catch(e){}})(document.currentScript.parentNode)`;
}

/** Only the server renders the script; it has run before this module loads. */
export const waitScript = createIsomorphicFn()
  .server(() => writeWaitScript())
  .client(() => '');
