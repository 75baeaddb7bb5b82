import { TOKEN_NAME } from '../../lib/session.ts';

/** On the card of somebody who is known, until it shows them. */
export const KNOWN_MARK = 'data-known';

/**
 * The server's card is a stranger's. This hides its words before they are painted for whoever brings a token:
 * they would read that they are not logged in. Old syntax on purpose: nothing translates it.
 */
export const KNOWN_SCRIPT = `try{
if(localStorage.getItem('${TOKEN_NAME}')||window.jubanToken)document.currentScript.parentNode.setAttribute('${KNOWN_MARK}','')
}catch(e){}`;
