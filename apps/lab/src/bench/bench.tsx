import { useEffect } from 'react';
import { usePageCalls } from '../calls/watch-calls.ts';
import { useSimulatedHost } from '../host/use-simulated-host.ts';
import type { Demo } from '../lib/lab-api.ts';
import type { CallCondition } from '../model/call-condition.ts';
import { openPage, openTyped, START } from '../model/lab-address.ts';
import { readPageAddress, writePageAddress } from '../model/page-address.ts';
import type { LabAddressControl } from '../model/use-lab-address.ts';
import { openState, readyStates } from '../routes/ready-states.ts';
import type { RouteRow } from '../routes/table.ts';
import { AddressBar } from './address-bar.tsx';
import styles from './bench.module.css';
import { DeviceFrame } from './device-frame.tsx';
import { HostLayer } from './host-layer.tsx';
import { PageLine } from './page-line.tsx';
import { usePageFrame } from './use-page-frame.ts';

interface BenchProps {
  control: LabAddressControl;
  row: RouteRow | undefined;
  demo: Demo;
  /** Nothing is loaded before. */
  isReady: boolean;
  /** The address to load next, with a login if one was requested. */
  addressToLoad(): string;
  onLogin(token: string): void;
  onPickCalls(calls: CallCondition): void;
}

export function Bench({ control, row, demo, isReady, addressToLoad, onLogin, onPickCalls }: BenchProps) {
  const { address, turn, visit, adjust, reload, follow } = control;
  const { frame, facts, loading } = usePageFrame(turn, isReady, addressToLoad);
  useSimulatedHost(frame, address);
  usePageCalls(frame, address.calls);
  const seen = facts && readPageAddress(facts.address);
  const seenPage = seen?.page;
  useEffect(() => {
    if (seenPage !== undefined) follow(seenPage);
  }, [seenPage, follow]);
  // Rebuilt from the parsed address, so that a login token which the page has not removed yet is not shown.
  const shown = writePageAddress(seen ? { ...START, ...seen } : address);
  return (
    <div className={styles.bench}>
      <AddressBar
        address={address}
        shown={shown}
        onReload={reload}
        onType={(text) => visit(openTyped(address, text, window.location.origin))}
        onAdjust={adjust}
      />
      <PageLine
        row={row}
        states={readyStates(row, demo)}
        address={address}
        facts={facts}
        loading={loading}
        onPickCalls={onPickCalls}
        onOpen={(state) => visit(openState(address, state))}
      />
      <DeviceFrame address={address} shown={shown} frame={frame} facts={facts}>
        <HostLayer
          host={address.host}
          clientType={address.clientType}
          onLogin={onLogin}
          onOpen={(page) => visit(openPage(address, page))}
        />
      </DeviceFrame>
    </div>
  );
}
