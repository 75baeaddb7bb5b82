import { openAppTexts } from '@juban/contract/texts/open-app';
import { readOpenTarget } from '@juban/domain/open-app';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { usePageInfo } from '../app/use-page-info.ts';
import { ScanCard } from '../features/download/scan-card.tsx';
import { Stage } from '../features/download/stage.tsx';
import { OpenScreen } from '../features/open-app/open-screen.tsx';

export const Route = createFileRoute('/share_open/$type/$id')({
  loader: ({ params: { type, id } }) => {
    const target = readOpenTarget(type, id);
    if (!target) throw notFound();
    return target;
  },
  component: OpenPage,
});

function OpenPage() {
  const { brand } = usePageInfo();
  return (
    <Stage brand={brand} below="taste">
      <OpenScreen
        brand={brand}
        target={Route.useLoaderData()}
        scan={<ScanCard title={openAppTexts.scanTitle} hint={openAppTexts.scan} />}
      />
    </Stage>
  );
}
