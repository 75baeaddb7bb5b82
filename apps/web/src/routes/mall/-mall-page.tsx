import { useEffect } from 'react';
import type { GoodsPage } from '../../features/mall/mall-data.ts';
import { MallScreen } from '../../features/mall/mall-screen.tsx';
import { takeOverPart } from '../../lib/early-tap.ts';

export interface MallPageProps {
  first: GoodsPage | null;
}

export default function MallPage({ first }: MallPageProps) {
  useEffect(takeOverPart, []);
  return <MallScreen first={first} />;
}
