import type { UserType } from '@juban/domain/membership-card';
import { useCallback, useEffect, useRef } from 'react';
import { parseSearch } from '../../lib/search.ts';
import { getToken } from '../session/session.ts';
import { trackEvent } from './track-event.ts';
import { trackView } from './track-view.ts';

/** Reports a tap on an element of the page. */
export type TrackTap = (element: string, place?: number) => void;

const ID = /^[\w-]{1,64}$/;
const PATH = /^\/[\w/-]{0,127}$/;

/** Same parsing as in trackView; not shared, because its exports would be part of every page's first load. */
function originOf(search: string): { source?: string; fromPath?: string } {
  const { source, from_path } = parseSearch(search);
  return {
    ...(source && ID.test(source) && { source }),
    ...(from_path && PATH.test(from_path) && { fromPath: from_path }),
  };
}

/**
 * Events of a purchase page, each saying whether its user pays. The view of a logged-in user is sent once
 * `userType` is known; it is undefined until then.
 */
export function useBuyerEvents(path: string, userType: UserType | undefined): TrackTap {
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
