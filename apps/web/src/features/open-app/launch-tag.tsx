import { openHintTexts } from '@juban/contract/texts/open-hint';
import { createElement, useEffect, useRef, useState } from 'react';
import styles from './browser-hint.module.css';

interface LaunchTagProps {
  appId: string;
  /** The deep link, which the app receives. */
  link: string;
}

/** WeChat renders the button in isolation from the page's styles. */
const BUTTON = `<style>.go{width:100%;height:50px;border:0;border-radius:25px;background:#f6efe2;color:#17140f;font-size:17px;font-weight:600}</style><button class="go">${openHintTexts.launch}</button>`;

/** WeChat's launch tag, the only way to open an app there by a tap; removed after an error. */
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
