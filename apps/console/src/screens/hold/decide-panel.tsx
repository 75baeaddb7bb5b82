import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { callConsole } from '../../lib/call-console.ts';
import { HOLD_KINDS } from '../../lib/state-names.ts';
import { ActPanel } from '../../ui/act-panel.tsx';
import { DRY_RUN } from '../../ui/dry-run-fields.ts';

interface DecidePanelProps {
  hold: ConsoleOutput<'getHold'>;
  decision: 'release' | 'refuse';
  onClose: () => void;
}

const DECISIONS = {
  release: {
    title: '放行',
    told: '马上按正常流程交付，用户会收到。',
    reasons: ['核实为正常用户', '误拦', '已电话核实'],
  },
  refuse: {
    title: '拒绝',
    told: '不交付。已支付的订单原路退款，积分兑换退回积分。',
    reasons: ['同一人多个账号', '反复购买又退款', '异常设备或网络'],
  },
} as const;

export function DecidePanel({ hold: { kind, id }, decision, onClose }: DecidePanelProps) {
  const { title, told, reasons } = DECISIONS[decision];
  const sent = { kind, id, decision };
  return (
    <ActPanel
      title={title}
      whom={`${HOLD_KINDS[kind]} ${id}`}
      draftKey={`hold ${kind} ${id} ${decision}`}
      onClose={onClose}
      reasons={reasons}
      dryRun={{
        key: `hold ${kind} ${id} ${decision}`,
        ask: (signal) => callConsole('decideHold', { ...sent, ...DRY_RUN }, { signal, withoutStepUp: true }),
      }}
      run={(why) => callConsole('decideHold', { ...sent, ...why })}
      verb={`${title}这笔${HOLD_KINDS[kind]}`}
      danger={decision === 'refuse'}
    >
      <p className="t2">{told}</p>
    </ActPanel>
  );
}
