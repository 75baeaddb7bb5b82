import { useEffect } from 'react';
import type { GoodsPage } from '../../features/mall/mall-data.ts';
import { MallScreen } from '../../features/mall/mall-screen.tsx';
import { endWait } from '../../lib/later.ts';

export interface MallPageProps {
  first: GoodsPage | null;
}

export default function MallPage({ first }: MallPageProps) {
  useEffect(endWait, []);
  return <MallScreen first={first} />;
}
