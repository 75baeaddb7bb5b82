import { STATUS_PATH, STATUS_TAKEN } from '@juban/contract/status-path';
import { TOKEN_NAME } from '../platform/session/session.ts';
import { TOKEN_FORM } from '../platform/session/token-form.ts';

/**
 * Runs before every other script: a token or ticket must not stay in the address, where links, logs and
 * history would expose it. A token that differs from the stored one is only offered (settle-offer.ts). Almost
 * no visit has one, so the script must not delay the first paint. It uses old syntax because nothing
 * transpiles it.
 */
export const BOOT_SCRIPT = `(function(){
var path=location.pathname.replace(${STATUS_PATH},function(all,way,id){window.jubanWay=id;return way+'${STATUS_TAKEN}'});
if(path===location.pathname&&!/[?&]t(oken|icket)=/.test(location.search))return;
var query=new URLSearchParams(location.search),token=query.get('token');
window.jubanTicket=query.get('ticket');
if(token&&${TOKEN_FORM}.test(token)){try{var held=localStorage.getItem('${TOKEN_NAME}');
if(held&&held!==token)window.jubanOffer=token;else localStorage.setItem('${TOKEN_NAME}',token)}catch(e){window.jubanToken=token}}
query.delete('token');query.delete('ticket');
var rest=query.toString();
history.replaceState(history.state,'',path+(rest?'?'+rest:'')+location.hash)
})()`;
