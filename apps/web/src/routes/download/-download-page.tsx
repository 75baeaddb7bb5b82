import { type Device, readKolCode } from '@juban/domain/open-app-download';
import { usePageInfo } from '../../app/use-page-info.ts';
import { DownloadScreen } from '../../features/download/download-screen.tsx';
import { useOpenApp } from '../../features/open-app/use-open-app.tsx';

/** Where the code of who recommends may stand. */
export type KolSearch = { kol?: string; kolCode?: string; code?: string };

interface DownloadPageProps {
  search: KolSearch;
  named?: Device | undefined;
  recommended?: boolean;
  guides?: boolean;
}

/** The one screen behind the download addresses, with the way into the app beside it. */
export function DownloadPage({ search, ...rest }: DownloadPageProps) {
  const { brand } = usePageInfo();
  const { href, open, leave, hint } = useOpenApp(brand);
  return (
    <DownloadScreen
      {...rest}
      brand={brand}
      kol={readKolCode(search.kol ?? search.kolCode ?? search.code)}
      open={{ href, onClick: open }}
      onLeave={leave}
    >
      {hint}
    </DownloadScreen>
  );
}
