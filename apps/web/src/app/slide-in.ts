import { type LocationChange, slideTypes } from './slide.ts';

const STARTS: Readonly<Record<string, string>> = {
  'slide-left': 'translateX(60%)',
  'slide-right': 'translateX(-28%)',
};

/** For browsers without typed view transitions: the new page slides in after it was rendered. */
export function slideIn(change: LocationChange): void {
  const [way] = slideTypes(change) || [];
  const page = document.querySelector('main');
  if (!way || !page?.animate) return;
  const { dataset } = document.documentElement;
  const frames = [
    { transform: STARTS[way], opacity: 0.4 },
    { transform: 'none', opacity: 1 },
  ];
  const slide = page.animate(frames, { id: way, duration: 260, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' });
  // Content outside the screen must not widen the page during the animation.
  dataset.sliding = '';
  slide.onfinish = slide.oncancel = () => delete dataset.sliding;
}
