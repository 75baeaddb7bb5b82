import type { UserType } from '@juban/domain/membership-card';
import { useCallback, useEffect, useRef } from 'react';
import { parseSearch } from '../../lib/search.ts';
import { getToken } from '../session/session.ts';
import { trackEvent } from './track-event.ts';
import { trackView } from './track-view.ts';

/** Tells of a tap on something of the page. */
export type TellTap = (element: string, place?: number) => void;

const ID = /^[\w-]{1,64}$/;
const PATH = /^\/[\w/-]{0,127}$/;

/** As trackView reads it; not its own, because what that file gives away weighs on every page. */
function originOf(search: string): { source?: string; fromPath?: string } {
  const { source, from_path } = parseSearch(search);
  return {
    ...(source && ID.test(source) && { source }),
    ...(from_path && PATH.test(from_path) && { fromPath: from_path }),
  };
}

/**
 * Events of a purchase page: each says whether its user pays. The view of somebody who is logged in goes out
 * once that is known; until then `userType` is undefined.
 */
export function useBuyerEvents(path: string, userType: UserType | undefined): TellTap {
  const isTold = useRef(false);
  useEffect(() => {
    if (!userType || isTold.current || !getToken()) return;
    isTold.current = true;
    trackView(path, userType);
  }, [path, userType]);
  return useCallback(
    (element, place) => {
      if (!ID.test(element)) return;
      trackEvent(22010, {
        path,
        element,
        ...originOf(window.location.search),
        userType: userType ?? 'nonPaying',
        ...(place !== undefined && { place }),
      });
    },
    [path, userType],
  );
}
