import { Button } from 'antd';
import { useState } from 'react';
import { yuan } from '../../lib/format.ts';
import { useMay } from '../../lib/me.ts';
import { CONTRACT_STATES, providerName } from '../../lib/state-names.ts';
import { CopiedNo } from '../../ui/copied-no.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { Empty } from '../../ui/states.tsx';
import { CancelContractPanel } from '../contracts/cancel-contract-panel.tsx';
import type { User } from './user-tabs.ts';

type Contract = User['contracts'][number];

export function UserContracts({ contracts }: { contracts: readonly Contract[] }) {
  const may = useMay();
  const [cancelled, setCancelled] = useState<Contract>();
  if (contracts.length === 0) return <Empty title="没有自动续费契约" />;
  return (
    <div className="contracts">
      {contracts.map((contract) => (
        <div key={contract.contractNo}>
          <div className="row between">
            <b>
              {contract.goodsName} · {providerName(contract.provider)}
            </b>
            <StateMark names={CONTRACT_STATES} state={contract.state} />
          </div>
          <Facts
            rows={[
              ['契约号', <CopiedNo key="no" text={contract.contractNo} />],
              ['每期', yuan(contract.fen)],
              ['签约', <Moment key="create" at={contract.createTime} long />],
              ['下次扣款', <Moment key="due" at={contract.dueTime} long />],
              ...(contract.failure
                ? [
                    [
                      '上次失败',
                      <span key="failure" className="bad">
                        {contract.failure}
                      </span>,
                    ] as const,
                  ]
                : []),
            ]}
          />
          {may('cancelContract') && contract.state === 'active' ? (
            <Button size="small" onClick={() => setCancelled(contract)}>
              解约
            </Button>
          ) : null}
        </div>
      ))}
      {cancelled ? (
        <CancelContractPanel contract={cancelled} onClose={() => setCancelled(undefined)} />
      ) : null}
    </div>
  );
}
