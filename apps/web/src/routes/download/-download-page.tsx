import { type Device, type KolSearch, readKolCode } from '@juban/domain/open-app-download';
import { usePageInfo } from '../../app/use-page-info.ts';
import { DownloadScreen } from '../../features/download/download-screen.tsx';
import type { HallArt } from '../../features/download/hall-art.ts';
import { useOpenApp } from '../../features/open-app/use-open-app.tsx';

interface DownloadPageProps {
  search: KolSearch;
  art: HallArt;
  named?: Device | undefined;
  recommended?: boolean;
  guides?: boolean;
}

/** The screen of all download addresses, with links into the app. */
export function DownloadPage({ search, ...rest }: DownloadPageProps) {
  const { brand } = usePageInfo();
  const { href, open, leave, hint } = useOpenApp(brand);
  return (
    <DownloadScreen
      {...rest}
      brand={brand}
      kol={readKolCode(search)}
      open={{ href, onClick: open }}
      onLeave={leave}
    >
      {hint}
    </DownloadScreen>
  );
}
