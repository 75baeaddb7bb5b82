import { type ComponentType, lazy, Suspense } from 'react';
import type { DrawingName } from './art/gallery.tsx';
import { TelevisionArt } from './art/television-art.tsx';

export type StateArtName = DrawingName | 'television';

/** Drawings are loaded on demand; if that fails, the text stands alone. */
const Gallery = lazy<ComponentType<{ name: DrawingName }>>(() =>
  import('./art/gallery.tsx').catch(() => ({ default: () => null })),
);

/** One drawing of the empty cinema in a box of fixed size. */
export function StateArt({ name }: { name: StateArtName }) {
  // Without a connection nothing can be loaded, so this one is always included.
  if (name === 'television') return <TelevisionArt />;
  return (
    <Suspense fallback={null}>
      <Gallery name={name} />
    </Suspense>
  );
}
