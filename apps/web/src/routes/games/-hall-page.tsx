import { useEffect } from 'react';
import { partHydrated } from '../../entry/early-tap.ts';
import { type HallData, HallScreen } from '../../features/games/home/hall-screen.tsx';
import { useRetry } from '../../lib/use-retry.ts';

export interface HallPageProps {
  data: HallData;
}

export default function HallPage({ data }: HallPageProps) {
  const { retry, isRetrying } = useRetry();
  useEffect(partHydrated, []);
  return <HallScreen data={data} onRetry={retry} isRetrying={isRetrying} />;
}
