import { openHintTexts } from '@juban/contract/texts/open-hint';
import { createElement, useEffect, useRef, useState } from 'react';
import styles from './browser-hint.module.css';

interface LaunchTagProps {
  appId: string;
  /** The deep link: the app gets it as it was opened. */
  link: string;
}

/** WeChat draws the button itself, apart from the page and its styles. */
const BUTTON = `<style>.go{width:100%;height:50px;border:0;border-radius:25px;background:#f6efe2;color:#17140f;font-size:17px;font-weight:600}</style><button class="go">${openHintTexts.launch}</button>`;

/** WeChat's own tag, the one thing there that opens an app by a tap; gone once it could not. */
export function LaunchTag({ appId, link }: LaunchTagProps) {
  const tag = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = tag.current;
    const fail = () => setFailed(true);
    element?.addEventListener('error', fail);
    return () => element?.removeEventListener('error', fail);
  }, []);
  if (failed) return null;
  return createElement(
    'wx-open-launch-app',
    { ref: tag, appid: appId, extinfo: link, class: styles.launch },
    <script type="text/wxtag-template">{BUTTON}</script>,
  );
}
