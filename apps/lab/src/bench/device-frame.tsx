import { type CSSProperties, type RefObject, useRef } from 'react';
import styles from './device-frame.module.css';
import type { Device } from './devices.ts';
import type { FrameFacts } from './frame-facts.ts';
import { StatusBar } from './status-bar.tsx';
import { useFitScale } from './use-fit-scale.ts';

interface DeviceFrameProps {
  device: Device;
  frame: RefObject<HTMLIFrameElement | null>;
  facts: FrameFacts | undefined;
}

/** The page itself, in a frame of a real screen's size: what is seen here is what a phone shows. */
export function DeviceFrame({ device, frame, facts }: DeviceFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const { width, height, bar, radius, bezel } = device;
  const outer = { width: width + 2 * bezel, height: height + 2 * bezel };
  const scale = useFitScale(room, outer.width, outer.height);
  const body: CSSProperties = {
    ...outer,
    padding: bezel,
    borderRadius: radius + bezel,
    transform: `scale(${scale})`,
  };
  return (
    <div className={styles.room} ref={room}>
      <div style={{ width: outer.width * scale, height: outer.height * scale }}>
        <div className={styles.device} style={body} data-desk={bar === 0 || undefined}>
          <div className={styles.screen} style={{ borderRadius: radius }}>
            {bar > 0 && <StatusBar height={bar} island={device.island} color={facts?.barColor ?? ''} />}
            <iframe
              ref={frame}
              title={facts?.title || '页面'}
              style={{ width, height: height - bar }}
              data-testid="page"
            />
            {device.island && <i className={styles.home} />}
          </div>
        </div>
      </div>
      <p className={styles.scale}>
        <span className="num">
          {width} × {height}
        </span>
        {scale < 1 && <span className="num">{Math.round(scale * 100)}%</span>}
      </p>
    </div>
  );
}
