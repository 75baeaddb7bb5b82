import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Alert, Button, Drawer } from 'antd';
import { useEffect, useState } from 'react';
import { callConsole } from '../../lib/call-console.ts';
import { ActPanel } from '../../ui/act-panel.tsx';
import { CopiedNo } from '../../ui/copied-no.tsx';
import { Facts } from '../../ui/facts.tsx';
import type { Winner } from './winner.ts';

interface AddressPanelProps {
  activity: string;
  winner: Winner;
  onClose: () => void;
}

const SHOWN_MS = 5 * 60_000;

/** The address of a winner for five minutes; the reason goes to the audit log. */
export function AddressPanel({ activity, winner: { entryNo, place }, onClose }: AddressPanelProps) {
  const [shown, setShown] = useState<ConsoleOutput<'revealGiftAddress'>>();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, onClose]);
  if (shown) return <Address address={shown} onClose={onClose} />;
  return (
    <ActPanel
      title="查看收货地址"
      whom={`第 ${place} 名 · ${entryNo}`}
      draftKey={`address ${activity} ${entryNo}`}
      onClose={onClose}
      reasons={['寄送实物奖品', '快递退回，核对地址']}
      dryRun={null}
      run={async ({ reason, ticket }) => {
        setShown(await callConsole('revealGiftAddress', { activity, entryNo, reason, ticket }));
        return {};
      }}
      verb="查看 5 分钟"
    >
      <Alert type="info" showIcon title="查看会记入操作记录，与查看手机号合计每人每天 20 次。" />
    </ActPanel>
  );
}

function Address({
  address: { consignee, phone, address },
  onClose,
}: {
  address: ConsoleOutput<'revealGiftAddress'>;
  onClose: () => void;
}) {
  return (
    <Drawer
      title="收货地址"
      open
      onClose={onClose}
      size={468}
      footer={
        <div className="row end">
          <Button type="primary" onClick={onClose}>
            看完了
          </Button>
        </div>
      }
    >
      <div role="status">
        <Facts
          rows={[
            ['收件人', <CopiedNo key="name" text={consignee} />],
            ['电话', <CopiedNo key="phone" text={phone} />],
            [
              '地址',
              <CopiedNo key="address" text={address}>
                <span className="address">{address}</span>
              </CopiedNo>,
            ],
          ]}
        />
      </div>
      <p className="hint">5 分钟后自动收起。</p>
    </Drawer>
  );
}
