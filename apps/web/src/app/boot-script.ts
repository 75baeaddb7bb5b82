import { TOKEN_NAME } from '../lib/session.ts';

/**
 * Runs before anything else of the page: a token must not stay in the address, where links, logs and history
 * would carry it on. Nearly every visit brings none, and then this must cost the first paint nothing.
 * Old syntax on purpose: nothing translates this text.
 */
export const BOOT_SCRIPT = `(function(){
if(location.search.indexOf('token')<0)return;
var query=new URLSearchParams(location.search),token=query.get('token');
if(token===null)return;
if(token){try{localStorage.setItem('${TOKEN_NAME}',token)}catch(e){window.jubanToken=token}}
query.delete('token');
var rest=query.toString();
history.replaceState(history.state,'',location.pathname+(rest?'?'+rest:'')+location.hash)
})()`;
