import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that is loaded when first wanted and then kept; undefined until it is loaded. Unlike with
 * React.lazy, a failed load (such as a lost connection) does not break the page and is retried when wanted
 * again: onFailed has to reset `wanted`, or change it for the next attempt.
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
