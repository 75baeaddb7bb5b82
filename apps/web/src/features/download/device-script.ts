import { DEVICE_SIGNS, OTHER_DEVICE } from '@juban/domain/open-app-download';

/**
 * Writes the visitor's device onto the element the script stands in, before it is painted: the page that the
 * server keeps is everybody's, and its styles put each device's own button first. The rule is deviceOf, told
 * once more for browsers that have nothing else of ours yet. Old syntax on purpose: nothing translates it.
 */
export const DEVICE_SCRIPT = `(function(){
var agent=navigator.userAgent.slice(0,1024),signs=${JSON.stringify(DEVICE_SIGNS)},device='${OTHER_DEVICE}',at;
for(at=0;at<signs.length;at++)if(new RegExp(signs[at][1]).test(agent)){device=signs[at][0];break}
if(device==='mac'&&navigator.maxTouchPoints>1)device='ios';
document.currentScript.parentNode.setAttribute('data-device',device)
})()`;
