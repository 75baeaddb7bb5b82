import { LinkOutlined } from '@ant-design/icons';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { count } from '../../lib/format.ts';
import { useRead } from '../../lib/reads.ts';
import { Facts } from '../../ui/facts.tsx';
import { Shown } from '../../ui/states.tsx';

/** Recomputes the chain of seals on the server and shows what it found. */
export function VerifyButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<LinkOutlined />} onClick={() => setOpen(true)}>
        立即校验
      </Button>
      <Modal
        open={isOpen}
        title="校验操作记录"
        footer={null}
        onCancel={() => setOpen(false)}
        destroyOnHidden
        width={460}
      >
        <Result />
      </Modal>
    </>
  );
}

function Result() {
  const read = useRead('verifyActions', {});
  return (
    <Shown read={{ ...read, data: read.isFetching ? undefined : read.data }} rows={4}>
      {({ ok, entries, seals, erased, open, broken }) => (
        <div className="col g12">
          <Alert
            type={ok ? 'success' : 'error'}
            showIcon
            title={ok ? '链条完整，没有发现改动' : `发现 ${broken.length} 处改动`}
          />
          <Facts
            rows={[
              ['记录', `${count(entries)} 条`],
              ['封存', `${count(seals)} 批`],
              ['等待封存', `${count(open)} 条`],
              ['内容已删除', `${count(erased)} 条（用户注销，链条不受影响）`],
            ]}
          />
          {broken.length > 0 ? (
            <ul className="results bad">
              {broken.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
        </div>
      )}
    </Shown>
  );
}
