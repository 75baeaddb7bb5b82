import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that is fetched when first wanted and kept from then on; undefined until it is there.
 * Unlike React.lazy a failed fetch (a lost connection) is an answer, not a broken page, and is tried anew when it is
 * wanted anew: onFailed has to take the wish back, or to be another one for the next.
 */
export function useLazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  wanted: boolean,
  onFailed: () => void,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> }>();
  useEffect(() => {
    if (!wanted || loaded) return;
    let left = false;
    load().then(
      (module) => left || setLoaded({ component: module.default }),
      () => left || onFailed(),
    );
    return () => {
      left = true;
    };
  }, [wanted, loaded, load, onFailed]);
  return loaded?.component;
}
