import { createIsomorphicFn } from '@tanstack/react-start';
import { TOKEN_NAME } from '../platform/session/session.ts';

/** On what stands around the script, where somebody is known, until it shows them. */
export const KNOWN_MARK = 'data-known';

/**
 * The server's page is a stranger's. This hides its words before they are painted for whoever brings a token:
 * they would read that they are not logged in. Old syntax on purpose: nothing translates it.
 */
const KNOWN_SCRIPT = `try{
if(localStorage.getItem('${TOKEN_NAME}')||window.jubanToken)document.currentScript.parentNode.setAttribute('${KNOWN_MARK}','')
}catch(e){}`;

/** Only the server writes it; the browser has run it by the time the page's code is there. */
export const knownScript = createIsomorphicFn()
  .server(() => KNOWN_SCRIPT)
  .client(() => '');
