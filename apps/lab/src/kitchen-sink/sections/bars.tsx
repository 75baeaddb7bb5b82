import type { BrandId } from '@juban/catalog';
import { type MouseEvent, useState } from 'react';
import { AppBanner } from '../../../../web/src/ui/app-banner.tsx';
import { HallIcon, PersonIcon } from '../../../../web/src/ui/bar-icons.tsx';
import { LeadLink } from '../../../../web/src/ui/lead-link.tsx';
import { NavBar } from '../../../../web/src/ui/nav-bar.tsx';
import { TabBar } from '../../../../web/src/ui/tab-bar.tsx';
import { showToast } from '../../../../web/src/ui/toast.tsx';
import { Section, Specimen } from '../section.tsx';
import styles from './bars.module.css';

const TABS = [
  { name: '/games/home', label: '游戏大厅', Glyph: HallIcon },
  { name: '/games/my/home', label: '我的游戏', Glyph: PersonIcon },
] as const;
type TabName = (typeof TABS)[number]['name'];

const back = () => showToast('返回上一页');
const close = () => showToast('关闭页面');

function openApp(event: MouseEvent) {
  event.preventDefault();
  showToast('打开 App');
}

function OrdersLink({ className }: { className: string | undefined }) {
  return (
    <a className={className} href="/vip/orders">
      我的订单
    </a>
  );
}

export function Bars({ brand }: { brand: BrandId }) {
  const [current, setCurrent] = useState<TabName>('/games/home');
  return (
    <Section id="bars">
      <Specimen name="导航栏：返回、关闭、居中的标题、右侧入口" part="NavBar">
        <div className={styles.stage}>
          <NavBar
            title="会员中心"
            centerTitle
            onBack={back}
            onClose={close}
            right={(className) => <OrdersLink className={className} />}
          />
        </div>
      </Specimen>
      <Specimen name="导航栏：靠左的标题和一行小字，地址给的颜色" part="NavBar">
        <div className={styles.stage}>
          <NavBar title="雨夜来信" category="悬疑剧场" color="#ffe08a" bgColor="#102030" onBack={back} />
        </div>
      </Specimen>
      <Specimen name="导航栏：沉浸，盖在画面上" part="NavBar">
        <div className={styles.picture}>
          <NavBar title="影厅" centerTitle immersive color="#fff" onBack={back} />
        </div>
      </Specimen>
      <Specimen name="标签栏" part="TabBar">
        <div className={styles.foot}>
          <TabBar
            label="游戏"
            tabs={TABS}
            current={current}
            link={(name, { children, ...look }) => (
              <a
                key={name}
                href={name}
                onClick={(event) => {
                  event.preventDefault();
                  setCurrent(name);
                }}
                {...look}
              >
                {children}
              </a>
            )}
          />
        </div>
      </Specimen>
      <WaysIn brand={brand} />
    </Section>
  );
}

function WaysIn({ brand }: { brand: BrandId }) {
  return (
    <>
      <Specimen name="浮栏：从分享页进入 App" part="AppBanner">
        <div className={styles.float}>
          <AppBanner
            brand={brand}
            href="/download"
            onClick={openApp}
            busy={false}
            title="在 App 里看完整版"
          />
        </div>
      </Specimen>
      <Specimen name="引路页的去处" part="WayLink">
        <LeadLink href="/download" onClick={openApp}>
          立即前往
        </LeadLink>
      </Specimen>
    </>
  );
}
