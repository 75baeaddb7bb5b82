import type { Brand } from '@juban/catalog';
import { APP_LINKS } from '@juban/catalog/app-links';
import { openHintTexts } from '@juban/contract/texts/open-hint';
import { deepLinkOf, type OpenTarget, openSourceOf } from '@juban/domain/open-app';
import { deviceOf } from '@juban/domain/open-app-download';
import { universalLinkOf } from '@juban/domain/open-app-links';
import { getHost } from '../../platform/host/host.ts';
import styles from './browser-hint.module.css';
import { LaunchTag } from './launch-tag.tsx';
import { findLaunchApp } from './wechat-page.ts';

interface DirectLinkProps {
  brand: Brand;
  target: OpenTarget | undefined;
}

/** WeChat has its own launch tag; on iOS social apps allow universal links, but no schemes. */
export function DirectLink({ brand, target }: DirectLinkProps) {
  const source = openSourceOf(getHost().container, {});
  const launchApp = findLaunchApp();
  if (launchApp) return <LaunchTag appId={launchApp} link={deepLinkOf(brand.scheme, target, source)} />;
  if (deviceOf(navigator.userAgent, navigator.maxTouchPoints) !== 'ios') return null;
  return (
    <a className={styles.direct} href={universalLinkOf(APP_LINKS[brand.id].universalLink, target, source)}>
      {openHintTexts.directly}
    </a>
  );
}
