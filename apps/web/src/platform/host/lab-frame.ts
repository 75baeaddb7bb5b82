import { CONTAINERS, type Container } from './container.ts';
import { type HostWindow, methodOf, propertyOf } from './host-window.ts';

/** Of the frame element, by which the Lab says which container it plays. */
export const LAB_ATTRIBUTE = 'data-juban-host';

const isFramed = (window: HostWindow) => window.parent !== undefined && window.parent !== window;

/**
 * The container the Lab plays around this page. A browser shows the frame element to pages of the parent's
 * own origin only, so another site can frame us but never pass for the Lab.
 */
export function readLabContainer(window: HostWindow): Container | undefined {
  if (!isFramed(window)) return undefined;
  const element = propertyOf(window, 'frameElement');
  const named = methodOf(element, 'getAttribute')?.(LAB_ATTRIBUTE);
  const location = propertyOf(window.parent, 'location');
  if (propertyOf(location, 'origin') !== window.location.origin) return undefined;
  if (!/^\/lab\/?$/.test(String(propertyOf(location, 'pathname')))) return undefined;
  return CONTAINERS.find((container) => container === named);
}

/** In a frame, and not in one of the Lab that plays a host. */
export function isForeignFrame(window: HostWindow): boolean {
  return isFramed(window) && readLabContainer(window) === undefined;
}
