import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { callConsole } from '../../lib/call-console.ts';
import { useDraft } from '../../lib/draft.ts';
import { limitText } from '../../lib/format.ts';
import { useMay } from '../../lib/me.ts';
import { useRead } from '../../lib/reads.ts';
import { ActPanel } from '../../ui/act-panel.tsx';
import { DRY_RUN } from '../../ui/dry-run-fields.ts';
import { Field } from '../../ui/field.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Empty, Shown } from '../../ui/states.tsx';

type Limit = ConsoleOutput<'listLimits'>[number];

export default function LimitsScreen() {
  const read = useRead('listLimits', {});
  const may = useMay();
  const [changed, setChanged] = useState<Limit>();
  return (
    <div className="page">
      <PageHead
        name="限额"
        note="不超过限额的操作一个人就能做；超过的要第二个人同意。修改限额本身也要复核。"
      />
      <Panel flush>
        <Shown read={read}>
          {(limits) =>
            limits.length === 0 ? (
              <Empty title="没有限额" />
            ) : (
              <ul className="rows">
                {limits.map((limit) => (
                  <li key={limit.id}>
                    <span className="grow">{limit.label}</span>
                    <b className="num gold">{limitText(limit.value, limit.unit)}</b>
                    <span className="hint num hide-s">最高 {limitText(limit.most, limit.unit)}</span>
                    {may('changeLimit') ? (
                      <Button size="small" onClick={() => setChanged(limit)}>
                        修改
                      </Button>
                    ) : null}
                  </li>
                ))}
              </ul>
            )
          }
        </Shown>
      </Panel>
      {changed ? <LimitPanel limit={changed} onClose={() => setChanged(undefined)} /> : null}
    </div>
  );
}

function LimitPanel({
  limit: { id, label, unit, value, most },
  onClose,
}: {
  limit: Limit;
  onClose: () => void;
}) {
  const draft = useDraft<{ value: number | null }>(`limit ${id}`, { value });
  const next = draft.value.value;
  const close = () => {
    draft.forget();
    onClose();
  };
  return (
    <ActPanel
      title="修改限额"
      whom={label}
      draftKey={`limit ${id} why`}
      onClose={close}
      reasons={['大促期间客诉增多', '收紧风险', '按制度调整']}
      dryRun={
        next === null || next === value
          ? undefined
          : {
              key: `limit ${id} ${next}`,
              ask: (signal) =>
                callConsole('changeLimit', { id, value: next, ...DRY_RUN }, { signal, withoutStepUp: true }),
            }
      }
      run={async (why) => {
        const done = await callConsole('changeLimit', { id, value: next ?? value, ...why });
        draft.forget();
        return done;
      }}
      verb={next === null ? '修改限额' : `改为 ${limitText(next, unit)}`}
    >
      <Field label={label} hint={`现在 ${limitText(value, unit)}，最高 ${limitText(most, unit)}`}>
        {(fieldId) => (
          <InputNumber
            id={fieldId}
            className="full-width"
            min={0}
            max={most}
            precision={0}
            suffix={unit}
            value={next}
            onChange={(typed) => draft.change({ value: typed })}
          />
        )}
      </Field>
    </ActPanel>
  );
}
