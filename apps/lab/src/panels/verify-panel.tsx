import { useCallback, useState } from 'react';
import { labApi, type VerifyReport } from '../lib/lab-api.ts';
import { useAction } from '../lib/use-action.ts';
import { Panel } from '../ui/panel.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import { VerifyList } from './verify-list.tsx';

function summarise(report: VerifyReport | undefined): string {
  if (!report) return '每条不变式一个查询，应当没有违反';
  const { checked, violations } = report;
  return `${checked.length} 条不变式，${violations.length === 0 ? '全部成立' : `${violations.length} 条被违反`}`;
}

export function VerifyPanel() {
  const [report, setReport] = useState<VerifyReport>();
  const [verify, busy] = useAction(useCallback(async () => setReport(await labApi.verify()), []));
  return (
    <Panel
      title="核对"
      note={<span role="status">{summarise(report)}</span>}
      action={
        <>
          {report && <ToolButton onClick={() => setReport(undefined)}>收起</ToolButton>}
          <ToolButton onClick={verify} disabled={busy}>
            {busy ? '核对中' : '核对账目'}
          </ToolButton>
        </>
      }
    >
      {report && <VerifyList report={report} />}
    </Panel>
  );
}
