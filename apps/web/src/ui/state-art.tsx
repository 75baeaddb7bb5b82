import { type ComponentType, lazy, Suspense } from 'react';
import type { DrawingName } from './art/gallery.tsx';
import { TelevisionArt } from './art/television-art.tsx';

export type StateArtName = DrawingName | 'television';

/** Drawings come when a page wants one; where they cannot be had the words stand alone. */
const Gallery = lazy<ComponentType<{ name: DrawingName }>>(() =>
  import('./art/gallery.tsx').catch(() => ({ default: () => null })),
);

/** One drawing of the empty cinema, in a box of its own size. */
export function StateArt({ name }: { name: StateArtName }) {
  // Without a connection nothing can be fetched, so this one is always here.
  if (name === 'television') return <TelevisionArt />;
  return (
    <Suspense fallback={null}>
      <Gallery name={name} />
    </Suspense>
  );
}
