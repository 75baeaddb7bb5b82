import { callConsole } from '../../lib/call-console.ts';
import { ActPanel } from '../../ui/act-panel.tsx';
import { DRY_RUN } from '../../ui/dry-run-fields.ts';

interface CancelContractPanelProps {
  contract: { contractNo: string; goodsName: string; userId: string };
  onClose: () => void;
}

export function CancelContractPanel({
  contract: { contractNo, goodsName, userId },
  onClose,
}: CancelContractPanelProps) {
  return (
    <ActPanel
      title="解约"
      whom={`用户 ${userId}`}
      draftKey={`cancel ${contractNo}`}
      onClose={onClose}
      reasons={['用户来电要求解约', '用户不认可扣款', '重复签约']}
      dryRun={{
        key: `cancel ${contractNo}`,
        ask: (signal) =>
          callConsole('cancelContract', { contractNo, ...DRY_RUN }, { signal, withoutStepUp: true }),
      }}
      run={(why) => callConsole('cancelContract', { contractNo, ...why })}
      verb={`解约 ${goodsName}`}
      danger
    >
      <p className="t2">只停止以后的扣款；已经付过的会员时间不变，也不会退款。</p>
    </ActPanel>
  );
}
