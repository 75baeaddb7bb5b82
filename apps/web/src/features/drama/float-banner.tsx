import type { Brand } from '@juban/catalog';
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
    />
  );
}
