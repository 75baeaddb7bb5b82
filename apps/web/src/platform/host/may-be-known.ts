import { createIsomorphicFn } from '@tanstack/react-start';
import { getToken, TOKEN_NAME } from '../session/session.ts';
import { HOST_AGENT, HOST_NAMES, mayHaveHost } from './may-have-host.ts';

/** On what stands around the script, where the reader may be known. */
export const WAIT_MARK = 'data-waits';

/** Whether the reader may be somebody: a token, a ticket, or an app that knows. Everybody else is a stranger for sure. */
export const mayBeKnown = (): boolean => getToken() !== '' || Boolean(window.jubanTicket) || mayHaveHost();

/**
 * The same, before the first paint: marks what stands around it. Storage is asked last, because it may be forbidden.
 * Old syntax on purpose: nothing translates it. Written when it is asked for: the browser's code is then without it.
 */
export function writeWaitScript(): string {
  const inWindow = HOST_NAMES.map((name) => `'${name}' in window`).join('||');
  return `(function(around){try{
if(window.jubanToken||window.jubanTicket||window.parent!==window||${inWindow}||${HOST_AGENT}.test(navigator.userAgent)
||localStorage.getItem('${TOKEN_NAME}'))around.setAttribute('${WAIT_MARK}','')
}catch(e){}})(document.currentScript.parentNode)`;
}

/** Only the server writes it; the browser has run it by the time the page's code is there. */
export const waitScript = createIsomorphicFn()
  .server(() => writeWaitScript())
  .client(() => '');
