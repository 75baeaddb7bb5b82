import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react';
import { LAB_ATTRIBUTE } from '../../../web/src/platform/host/lab-frame.ts';
import type { LabAddress } from '../model/lab-address.ts';
import styles from './device-frame.module.css';
import { DEVICES, type Device } from './devices.ts';
import type { FrameFacts } from './frame-facts.ts';
import { HostBar, hostBarHeight } from './host-bar.tsx';
import { StatusBar } from './status-bar.tsx';
import { useFitScale } from './use-fit-scale.ts';
import { WindowBar } from './window-bar.tsx';

interface DeviceFrameProps {
  address: LabAddress;
  shown: string;
  frame: RefObject<HTMLIFrameElement | null>;
  facts: FrameFacts | undefined;
  /** What the host shows outside the page. */
  children: ReactNode;
}

function barOf({ kind, bar, island }: Device, { address, shown, facts }: DeviceFrameProps): ReactNode {
  if (bar === 0) return undefined;
  if (kind === 'window') return <WindowBar height={bar} address={address} shown={shown} />;
  return <StatusBar height={bar} island={island} color={facts?.barColor ?? ''} />;
}

/** The page in a frame with the size of a real screen. */
export function DeviceFrame(props: DeviceFrameProps) {
  const { address, frame, facts, children } = props;
  const container = useRef<HTMLDivElement>(null);
  const device = DEVICES[address.width];
  const { kind, width, height, bar, radius, bezel, foot } = device;
  const hostBar = hostBarHeight(device, address.host);
  const outer = { width: width + 2 * bezel, height: height + 2 * bezel };
  const scale = useFitScale(container, outer.width, outer.height + foot);
  const body: CSSProperties = {
    ...outer,
    padding: bezel,
    borderRadius: radius + bezel,
    transform: `scale(${scale})`,
  };
  return (
    <div className={styles.container} ref={container}>
      <div style={{ width: outer.width * scale, height: (outer.height + foot) * scale }}>
        <div className={styles.device} style={body} data-kind={kind} data-testid="device">
          <div className={styles.screen} style={{ borderRadius: radius }}>
            {barOf(device, props)}
            {hostBar > 0 && <HostBar host={address.host} title={facts?.title ?? ''} />}
            <iframe
              ref={frame}
              title={facts?.title || '页面'}
              style={{ width, height: height - bar - hostBar }}
              data-testid="page"
              {...{ [LAB_ATTRIBUTE]: address.host }}
            />
            {device.island && <i className={styles.home} />}
          </div>
        </div>
      </div>
      {children}
      <p className={styles.scale}>
        <span className="num">
          {width} × {height}
        </span>
        {scale < 1 && <span className="num">{Math.round(scale * 100)}%</span>}
      </p>
    </div>
  );
}
