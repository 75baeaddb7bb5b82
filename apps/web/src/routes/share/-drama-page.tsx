import type { Brand } from '@juban/catalog';
import { openTargetOf } from '@juban/domain/open-app';
import { useEffect } from 'react';
import { partHydrated } from '../../entry/early-tap.ts';
import type { DramaPageData } from '../../features/drama/drama-data.ts';
import { DramaScreen } from '../../features/drama/drama-screen.tsx';
import { loadDramaPage } from '../../features/drama/load-drama-page.ts';
import { useOpenApp } from '../../features/open-app/use-open-app.tsx';

export interface DramaPageProps {
  data: DramaPageData;
  brand: Brand;
  episode: string | undefined;
}

export default function DramaPage({ data, brand, episode }: DramaPageProps) {
  const { dramaId, kind } = data.info;
  const openApp = useOpenApp(brand, openTargetOf(kind, dramaId));
  useEffect(partHydrated, []);
  const renew = async () => (await loadDramaPage({ dramaId, episode }, {})).clip;
  return <DramaScreen data={data} brand={brand} openApp={openApp} renew={renew} />;
}
