import type { HostKind } from '../model/hosts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import type { Device } from './devices.ts';
import styles from './host-bar.module.css';

const HEIGHT = 44;

/** Hosts that have their own bar above every page, with the icon of its leave button. */
const LEAVES_BY: Readonly<Partial<Record<HostKind, IconName>>> = {
  wechat: 'close',
  qq: 'back',
  weibo: 'back',
  alipay: 'back',
  miniProgram: 'back',
};

export const hostBarHeight = ({ kind }: Device, host: HostKind): number =>
  LEAVES_BY[host] && kind !== 'window' && kind !== 'tv' ? HEIGHT : 0;

/** The bar of a social app or mini-program. Like the real one, it reduces the height of the page. */
export function HostBar({ host, title }: { host: HostKind; title: string }) {
  const leavesBy = LEAVES_BY[host];
  return (
    <div className={styles.bar} style={{ height: HEIGHT }} data-host={host} aria-hidden="true">
      {leavesBy && <Icon name={leavesBy} size={20} />}
      <b>{title}</b>
      <span>
        <Icon name="more" size={20} />
      </span>
    </div>
  );
}
