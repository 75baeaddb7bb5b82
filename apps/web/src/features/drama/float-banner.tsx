import type { Brand } from '@juban/catalog';
import { AppBanner } from '../../ui/app-banner.tsx';
import type { AppLink } from '../../ui/app-link.ts';

interface FloatBannerProps {
  brand: Brand;
  openApp: AppLink;
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
