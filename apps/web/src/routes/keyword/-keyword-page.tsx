import { readKeyword } from '@juban/domain/open-app-download';
import { usePageInfo } from '../../app/use-page-info.ts';
import type { HallArt } from '../../features/download/hall-art.ts';
import { KeywordScreen } from '../../features/download/keyword-screen.tsx';
import { useOpenApp } from '../../features/open-app/use-open-app.tsx';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';

const loadTip = () => import('../../features/download/keyword-tip.tsx');
const showNone = () => undefined;

interface KeywordPageProps {
  keyword?: string | undefined;
  art: HallArt;
}

/** Without a valid keyword, the brand's own name finds the app as well. */
export function KeywordPage({ keyword, art }: KeywordPageProps) {
  const { brand } = usePageInfo();
  const { blocked } = useOpenApp(brand);
  const Tip = useLazyComponent(loadTip, blocked, showNone);
  return (
    <KeywordScreen
      brand={brand}
      art={art}
      keyword={readKeyword(keyword) ?? brand.name}
      tip={Tip ? <Tip /> : undefined}
    />
  );
}
