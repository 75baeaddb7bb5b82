import { TOKEN_NAME } from '../lib/session.ts';

/**
 * Runs before anything else of the page. A token must not stay in the address, where links, logs and
 * history would carry it on; the theme must stand before the first paint. Old syntax on purpose: nothing
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
var theme=query.get('themeMode');
if(theme!=='light'&&theme!=='dark')theme=window.matchMedia&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.dataset.theme=theme
})()`;
