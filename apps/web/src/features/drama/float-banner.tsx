import type { Brand } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { shareTexts } from '@juban/contract/texts/share';
import { AppBanner } from '../../ui/app-banner.tsx';
import type { OpenApp } from './drama-data.ts';

interface FloatBannerProps {
  brand: Brand;
  openApp: OpenApp;
  /** The episode after the clip's, where there is one. */
  next: number | undefined;
}

/** Always in view: what happens next. */
export function FloatBanner({ brand, openApp, next }: FloatBannerProps) {
  return (
    <AppBanner
      brand={brand.id}
      href={openApp.href}
      onClick={openApp.open}
      busy={openApp.opening}
      title={next ? fill(shareTexts.bannerNext, { number: next }) : shareTexts.bannerWhole}
      line={shareTexts.bannerLine}
      act={shareTexts.bannerAct}
    />
  );
}
