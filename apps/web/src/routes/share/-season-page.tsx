import type { Brand } from '@juban/catalog';
import { openTargetOf } from '@juban/domain/open-app';
import { useEffect } from 'react';
import { partHydrated } from '../../entry/early-tap.ts';
import type { SeasonData } from '../../features/drama/drama-data.ts';
import { loadSeason } from '../../features/drama/load-season.ts';
import { SeasonScreen } from '../../features/drama/season-screen.tsx';
import { useOpenApp } from '../../features/open-app/use-open-app.tsx';

export interface SeasonPageProps {
  data: SeasonData;
  brand: Brand;
}

export default function SeasonPage({ data, brand }: SeasonPageProps) {
  const { dramaId, kind } = data.info;
  const openApp = useOpenApp(brand, openTargetOf(kind, dramaId));
  useEffect(partHydrated, []);
  const renew = async () => (await loadSeason(dramaId, {})).clip;
  return <SeasonScreen key={dramaId} data={data} brand={brand} openApp={openApp} renew={renew} />;
}
