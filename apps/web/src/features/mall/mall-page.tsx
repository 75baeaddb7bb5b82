import { useEffect } from 'react';
import { partHydrated } from '../../entry/early-tap.ts';
import type { GoodsPage } from './mall-data.ts';
import { MallScreen } from './mall-screen.tsx';

export interface MallPageProps {
  first: GoodsPage | null;
}

export default function MallPage({ first }: MallPageProps) {
  useEffect(partHydrated, []);
  return <MallScreen first={first} />;
}
