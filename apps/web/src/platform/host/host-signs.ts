import type { HostSigns } from './detect-container.ts';
import { type HostWindow, methodOf, propertyOf, webkitHandler } from './host-window.ts';
import { isForeignFrame, readLabContainer } from './lab-frame.ts';

export function readSigns(window: HostWindow): HostSigns {
  const labContainer = readLabContainer(window);
  return {
    userAgent: String(window.navigator.userAgent ?? ''),
    touchPoints: Number(window.navigator.maxTouchPoints) || 0,
    hostObject: methodOf(propertyOf(window, 'JubanHost'), 'postMessage') !== undefined,
    messageHandler: methodOf(webkitHandler(window), 'postMessage') !== undefined,
    queryFunction: methodOf(window, 'cefQuery') !== undefined,
    wechatEnvironment: String(propertyOf(window, '__wxjs_environment') ?? ''),
    foreignFrame: isForeignFrame(window),
    ...(labContainer && { labContainer }),
  };
}
