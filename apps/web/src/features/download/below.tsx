import type { Brand } from '@juban/catalog';
import { Dock } from './dock.tsx';
import { DownloadLaw } from './download-law.tsx';
import { DownloadReasons } from './download-reasons.tsx';
import type { HallArt } from './hall-art.ts';
import { InstallGuide } from './install-guide.tsx';
import { Tonight } from './tonight.tsx';

export interface BelowProps {
  brand: Brand;
  art: HallArt;
  /** Amount of content: a short version, everything, or also how to install. */
  say: 'taste' | 'all' | 'guide';
}

/** Everything below the first screen. */
export default function Below({ brand, art, say }: BelowProps) {
  if (say === 'taste') return <Tonight posters={art.posters} />;
  return (
    <>
      {say === 'guide' && <InstallGuide />}
      <DownloadReasons art={art} />
      <DownloadLaw brand={brand} />
      <Dock />
    </>
  );
}
