import type { Brand } from '@juban/catalog';
import { shareTexts } from '@juban/contract/texts/share';
import { AppBanner } from '../../ui/app-banner.tsx';
import type { OpenApp } from './drama-data.ts';

interface FloatBannerProps {
  brand: Brand;
  openApp: OpenApp;
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
