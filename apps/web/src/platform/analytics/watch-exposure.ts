const HALF = 0.5;

/**
 * Calls back once, after half of the element was in view without interruption for `ms` while the page was
 * visible. Returns a function that stops watching.
 */
export function watchExposure(element: Element, ms: number, onExposed: () => void): () => void {
  let inView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    clearTimeout(timer);
    if (!inView || document.visibilityState === 'hidden') return;
    timer = setTimeout(() => {
      stop();
      onExposed();
    }, ms);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries[entries.length - 1];
      const isIn = last?.isIntersecting === true && last.intersectionRatio >= HALF;
      if (isIn === inView) return;
      inView = isIn;
      look();
    },
    { threshold: HALF },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
  document.addEventListener('visibilitychange', look);
  observer.observe(element);
  return stop;
}
