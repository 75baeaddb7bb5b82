import { TOKEN_NAME } from '../lib/session.ts';

/**
 * Runs before anything else of the page. A token must not stay in the address, where links, logs and
 * history would carry it on; the theme must stand before the first paint, and follows the system from then
 * on unless the address names one. Old syntax on purpose: nothing
 * translates this text.
 */
export const BOOT_SCRIPT = `(function(){
var query=new URLSearchParams(location.search),token=query.get('token');
if(token!==null){
if(token){try{localStorage.setItem('${TOKEN_NAME}',token)}catch(e){window.jubanToken=token}}
query.delete('token');
var rest=query.toString();
history.replaceState(history.state,'',location.pathname+(rest?'?'+rest:'')+location.hash)
}
var dark=window.matchMedia&&matchMedia('(prefers-color-scheme: dark)');
function show(){
var theme=new URLSearchParams(location.search).get('themeMode');
if(theme!=='light'&&theme!=='dark')theme=dark&&dark.matches?'dark':'light';
document.documentElement.dataset.theme=theme
}
show();
if(dark&&dark.addEventListener)dark.addEventListener('change',show)
})()`;
