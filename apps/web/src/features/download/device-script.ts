import { DEVICE_SIGNS, OTHER_DEVICE } from '@juban/domain/open-app-download';

/**
 * Sets the visitor's device on the script's parent before the first paint: the cached page is the same for
 * everybody, and its styles put the device's own button first. Duplicates the rule of deviceOf for inline
 * use. Old syntax, because nothing transpiles it.
 */
export const DEVICE_SCRIPT = `(function(){
var agent=navigator.userAgent.slice(0,1024),signs=${JSON.stringify(DEVICE_SIGNS)},device='${OTHER_DEVICE}',at;
for(at=0;at<signs.length;at++)if(new RegExp(signs[at][1]).test(agent)){device=signs[at][0];break}
if(device==='mac'&&navigator.maxTouchPoints>1)device='ios';
document.currentScript.parentNode.setAttribute('data-device',device)
})()`;
