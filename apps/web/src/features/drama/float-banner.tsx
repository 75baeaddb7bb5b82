import type { Brand } from '@juban/catalog';
import { AppBanner } from '../../ui/app-banner.tsx';
import type { WayIn } from '../../ui/way-in.ts';

interface FloatBannerProps {
  brand: Brand;
  openApp: WayIn;
  /** Accessible name of the target. */
  title: string;
}

/** Always visible, with the next action. */
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
