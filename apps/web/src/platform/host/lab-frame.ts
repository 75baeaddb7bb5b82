import { CONTAINERS, type Container } from './container.ts';
import { type HostWindow, methodOf, propertyOf } from './host-window.ts';

/** Attribute of the Lab's frame element that names the simulated container. */
export const LAB_ATTRIBUTE = 'data-juban-host';

const isFramed = (window: HostWindow) => window.parent !== undefined && window.parent !== window;

/**
 * The container that the Lab simulates for this page. Browsers expose the frame element only to the same
 * origin, so another site can frame us but cannot pretend to be the Lab.
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

/** True in a frame other than the Lab's. */
export function isForeignFrame(window: HostWindow): boolean {
  return isFramed(window) && readLabContainer(window) === undefined;
}
