import type { Brand } from '@juban/catalog';
import { albumTexts } from '@juban/contract/texts/album';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AppBanner } from '../../ui/app-banner.tsx';
import type { AppLink } from '../../ui/app-link.ts';
import { EndlessList } from '../../ui/endless-list.tsx';
import type { Album } from './album-data.ts';
import { AlbumHead } from './album-head.tsx';
import { AlbumRow } from './album-row.tsx';
import styles from './album-screen.module.css';
import { useAlbumPages } from './use-album-pages.ts';

const AlbumEmpty = lazy(() => import('./album-empty.tsx'));

interface AlbumScreenProps {
  album: Album;
  brand: Brand;
  /** Link to this playlist in the app. */
  appLink: AppLink;
  loadPage: (pageNum: number) => Promise<Album>;
}

/** A shared playlist: covers, then rows loaded page by page. */
export function AlbumScreen({ album, brand, appLink, loadPage }: AlbumScreenProps) {
  const { items, ...more } = useAlbumPages(album, loadPage);
  return (
    <main className={styles.page}>
      <AlbumHead album={album} />
      <div data-part="1">
        {items.length > 0 ? (
          <EndlessList
            items={items.map((item, place) => ({ item, place }))}
            keyOf={({ item }) => item.dramaId}
            label={albumTexts.list}
            className={styles.list}
            {...more}
          >
            {({ item, place }) => <AlbumRow item={item} place={place} />}
          </EndlessList>
        ) : (
          <Suspense>
            <AlbumEmpty />
          </Suspense>
        )}
        <p className={styles.download}>
          {albumTexts.noApp}
          <Link to="/download">{albumTexts.download}</Link>
        </p>
      </div>
      <AppBanner
        brand={brand.id}
        href={appLink.href}
        onClick={appLink.open}
        busy={appLink.opening}
        title={albumTexts.banner}
      />
      {appLink.hint}
    </main>
  );
}
