import { InputNumber } from 'antd';
import { callConsole } from '../../lib/call-console.ts';
import { useDraft } from '../../lib/draft.ts';
import { count } from '../../lib/format.ts';
import { ActPanel } from '../../ui/act-panel.tsx';
import { DRY_RUN } from '../../ui/dry-run-fields.ts';
import { Field } from '../../ui/field.tsx';
import type { User } from './user-tabs.ts';
import { Whom } from './whom.tsx';

const GRANTS = {
  days: { title: '补发天数', label: '天数', unit: '天' },
  points: { title: '补发积分', label: '积分', unit: '积分' },
  vPower: { title: '补发 V 力值', label: 'V 力值', unit: 'V 力值' },
} as const;

type GrantKind = keyof typeof GRANTS;
export const isGrantKind = (act: string): act is GrantKind => Object.hasOwn(GRANTS, act);

interface GrantPanelProps {
  kind: GrantKind;
  user: User;
  onClose: () => void;
}

export function GrantPanel({ kind, user, onClose }: GrantPanelProps) {
  const { title, label, unit } = GRANTS[kind];
  const { id } = user;
  const draft = useDraft<{ amount: number | null }>(`${kind} ${id}`, { amount: null });
  const { amount } = draft.value;
  const close = () => {
    draft.forget();
    onClose();
  };
  return (
    <ActPanel
      title={title}
      whom={<Whom user={user} />}
      draftKey={`${kind} ${id} why`}
      onClose={close}
      reasons={['服务故障补偿', '权益未到账', '活动奖励补发', '客诉安抚']}
      dryRun={
        amount === null
          ? undefined
          : {
              key: `${kind} ${id} ${amount}`,
              ask: (signal) =>
                callConsole('grantToUser', { id, kind, amount, ...DRY_RUN }, { signal, withoutStepUp: true }),
            }
      }
      run={async (why) => {
        const done = await callConsole('grantToUser', { id, kind, amount: amount ?? 0, ...why });
        draft.forget();
        return done;
      }}
      verb={amount === null ? title : `补发 ${count(amount)} ${unit}`}
    >
      <Field label={label} hint="超过限额的，需要另一位同事复核。">
        {(fieldId) => (
          <InputNumber
            id={fieldId}
            min={1}
            max={1_000_000}
            precision={0}
            autoFocus
            className="full-width"
            suffix={unit}
            value={amount}
            onChange={(next) => draft.change({ amount: next })}
          />
        )}
      </Field>
    </ActPanel>
  );
}
