import { type ReactNode, useState } from 'react';
import { bridgeLog, clearLog } from '../host/bridge-log.ts';
import { bridgeScripts, refreshScripts } from '../host/scripts.ts';
import { useStore } from '../lib/store.ts';
import { usePoll } from '../lib/use-poll.ts';
import { HOST_NAMES, isInApp } from '../model/hosts.ts';
import type { LabAddress } from '../model/lab-address.ts';
import { Pane } from '../ui/pane.tsx';
import { Segments } from '../ui/segments.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import { LogList } from './log-list.tsx';
import { ScriptPanel } from './script-panel.tsx';

const READ_EVERY_MS = 2_000;
const ASK_OPTIONS = [
  { value: false, label: '地址带上' },
  { value: true, label: '问宿主' },
];

type View = 'log' | 'scripts';

interface BridgePaneProps {
  address: LabAddress;
  onAdjust(change: Partial<LabAddress>): void;
}

/** Messages between page and host, and scripted answers. Folded until the page calls its host. */
export function BridgePane({ address, onAdjust }: BridgePaneProps) {
  const [view, setView] = useState<View>('log');
  const [picked, setPicked] = useState<boolean>();
  const entries = useStore(bridgeLog);
  const scripted = Object.keys(useStore(bridgeScripts)).length;
  usePoll(async () => void (await refreshScripts()), READ_EVERY_MS);
  const views: Array<{ value: View; label: string }> = [
    { value: 'log', label: '日志' },
    { value: 'scripts', label: scripted > 0 ? `脚本 ${scripted}` : '脚本' },
  ];
  const bodies: Readonly<Record<View, ReactNode>> = {
    log: <LogList entries={entries} none={describeNone(address)} />,
    scripts: <ScriptPanel />,
  };
  const clear = () => {
    clearLog();
    setPicked(undefined);
  };
  const show = (next: View) => {
    setView(next);
    setPicked(true);
  };
  return (
    <Pane
      title="桥接日志"
      note={`${entries.length} 条`}
      isOpen={picked ?? entries.length > 0}
      onFold={setPicked}
      action={
        <>
          {view === 'log' && entries.length > 0 && <ToolButton onClick={clear}>清空</ToolButton>}
          <Segments
            label="页面怎样知道自己是谁"
            value={address.ask}
            options={ASK_OPTIONS}
            disabled={!isInApp(address.host)}
            onPick={(ask) => onAdjust({ ask })}
          />
          <Segments label="桥接" value={view} options={views} onPick={show} />
        </>
      }
    >
      {bodies[view]}
    </Pane>
  );
}

function describeNone({ host }: LabAddress): string {
  return isInApp(host)
    ? '页面还没有调用宿主。'
    : `${HOST_NAMES[host]}里没有桥，页面用自己的办法。选一个 App 作宿主就能看到调用。`;
}
