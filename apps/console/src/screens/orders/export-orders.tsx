import { DownloadOutlined } from '@ant-design/icons';
import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import { addressOf } from '../../lib/call-console.ts';
import { useMay } from '../../lib/me.ts';
import type { OrderFilter } from '../../lib/order-filter.ts';
import { Field } from '../../ui/field.tsx';

/** The filtered orders as CSV. Each export is an entry of the audit log, with its reason. */
export function ExportOrders({ filter }: { filter: OrderFilter }) {
  const may = useMay();
  const [reason, setReason] = useState('');
  if (!may('exportOrders')) return null;
  const isReady = reason.trim() !== '';
  const content = (
    <div className="col g8 export">
      <Field label="导出原因" hint="导出会记入操作记录；手机号保持打码。">
        {(id) => (
          <Input id={id} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      <Button
        type="primary"
        disabled={!isReady}
        {...(isReady && {
          href: addressOf('exportOrders', { ...filter, reason: reason.trim() }),
          download: '',
        })}
      >
        下载 CSV
      </Button>
    </div>
  );
  return (
    <Popover content={content} trigger="click" placement="bottomRight">
      <Button icon={<DownloadOutlined />}>导出</Button>
    </Popover>
  );
}
