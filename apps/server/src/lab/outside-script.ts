/**
 * Content and brands of the demo link to hosts under `.example`, which do not exist: a tap would end in the
 * browser's error page. This script, first in every page of the demo, redirects such addresses to the
 * sandbox's pages; links keep their address until they are used. Written for old web views; without the
 * Navigation API, links and opened windows are redirected as well, and only navigations started by scripts
 * still fail.
 */
export function outsideScript(outsideUrl: string | undefined): string {
  if (!outsideUrl) return '';
  return `(function(base){
function standIn(address){
try{var url=new URL(address,location.href)}catch(e){return}
if(/^https?:$/.test(url.protocol)&&/[.]example$/.test(url.hostname))return base+'/'+url.host+url.pathname+url.search
}
function turn(event){
var target=event.target,link=target&&target.closest&&target.closest('a[href]'),to=link&&standIn(link.href);
if(to)link.href=to
}
['click','auxclick','contextmenu'].forEach(function(type){addEventListener(type,turn,true)});
var openWindow=window.open;
window.open=function(address,name,features){return openWindow.call(window,standIn(address)||address,name,features)};
if(window.navigation)navigation.addEventListener('navigate',function(event){
var to=standIn(event.destination.url);
if(!to||!event.cancelable)return;
event.preventDefault();
Promise.resolve().then(function(){location.assign(to)})
})
})(${JSON.stringify(outsideUrl)})`;
}
