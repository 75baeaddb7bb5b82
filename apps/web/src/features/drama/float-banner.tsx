import type { Brand } from '@juban/catalog';
import { shareTexts } from '@juban/contract/texts/share';
import { AppBanner } from '../../ui/app-banner.tsx';
import type { WayIn } from '../../ui/way-in.ts';

interface FloatBannerProps {
  brand: Brand;
  openApp: WayIn;
  /** What it leads to. */
  title: string;
}

/** Always in view: what happens next. */
export function FloatBanner({ brand, openApp, title }: FloatBannerProps) {
  return (
    <AppBanner
      brand={brand.id}
      href={openApp.href}
      onClick={openApp.open}
      busy={openApp.opening}
      title={title}
      line={shareTexts.bannerLine}
      act={shareTexts.bannerAct}
    />
  );
}
