import { openAppTexts } from '@juban/contract/texts/open-app';
import { readOpenTarget } from '@juban/domain/open-app';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { usePageInfo } from '../app/use-page-info.ts';
import { loadHallArt } from '../features/download/load-hall-art.ts';
import { ScanCard } from '../features/download/scan-card.tsx';
import { Stage } from '../features/download/stage.tsx';
import { OpenScreen } from '../features/open-app/open-screen.tsx';

export const Route = createFileRoute('/share_open/$type/$id')({
  staticData: {
    title: '打开 App',
    group: '分享',
    entry: 'public',
    example: '/share_open/season/1001',
    underHome: true,
    area: 'share',
  },
  loader: async ({ params: { type, id } }) => {
    const target = readOpenTarget(type, id);
    if (!target) throw notFound();
    return { target, art: await loadHallArt() };
  },
  component: OpenPage,
});

function OpenPage() {
  const { brand } = usePageInfo();
  const { target, art } = Route.useLoaderData();
  return (
    <Stage brand={brand} art={art} below="taste">
      <OpenScreen brand={brand} target={target} scan={<ScanCard title={openAppTexts.scanTitle} />} />
    </Stage>
  );
}
