import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../../app/not-found-screen.tsx';
import { usePageInfo } from '../../app/use-page-info.ts';
import type { Album } from '../../features/album/album-data.ts';
import { AlbumScreen } from '../../features/album/album-screen.tsx';
import { loadAlbum, loadAlbumPage } from '../../features/album/load-album.ts';
import { useOpenApp } from '../../features/open-app/use-open-app.tsx';
import { searchOf } from '../../lib/search.ts';

export const Route = createFileRoute('/share/sheetSquare')({
  staticData: {
    title: '片单分享',
    group: '分享',
    entry: 'public',
    example: '/share/sheetSquare?categoryId=9002',
    query: ['categoryId'],
    underHome: true,
  },
  validateSearch: searchOf<'categoryId' | 'aliId'>(),
  loaderDeps: ({ search: { categoryId = '' } }) => ({ categoryId }),
  loader: ({ deps, location }) => loadAlbum(deps.categoryId, location.search),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: SheetSquarePage,
});

function SheetSquarePage() {
  const answer = Route.useLoaderData();
  return answer.found ? <AlbumPage key={answer.album.id} album={answer.album} /> : <NotFoundScreen />;
}

function AlbumPage({ album }: { album: Album }) {
  const { brand } = usePageInfo();
  const appLink = useOpenApp(brand, { type: 'ablum', id: album.id });
  const loadPage = (pageNum: number) => loadAlbumPage(album.id, pageNum);
  return <AlbumScreen album={album} brand={brand} appLink={appLink} loadPage={loadPage} />;
}
