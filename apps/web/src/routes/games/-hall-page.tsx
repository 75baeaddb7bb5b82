import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type HallData, HallScreen } from '../../features/games/home/hall-screen.tsx';
import { endWait } from '../../lib/later.ts';

export interface HallPageProps {
  data: HallData;
}

export default function HallPage({ data }: HallPageProps) {
  const router = useRouter();
  useEffect(endWait, []);
  return <HallScreen data={data} onRetry={() => void router.invalidate()} />;
}
