import { InputNumber, Radio } from 'antd';
import { callConsole } from '../../lib/call-console.ts';
import { useDraft } from '../../lib/draft.ts';
import { yuan } from '../../lib/format.ts';
import { ActPanel } from '../../ui/act-panel.tsx';
import { DRY_RUN } from '../../ui/dry-run-fields.ts';
import { Field } from '../../ui/field.tsx';
import type { Order } from './order.ts';

interface Draft {
  isPart: boolean;
  yuan: number | null;
}

export function RefundPanel({ order, onClose }: { order: Order; onClose: () => void }) {
  const { orderNo, refundableFen } = order;
  const draft = useDraft<Draft>(`refund ${orderNo}`, { isPart: false, yuan: null });
  const { isPart, yuan: amount } = draft.value;
  const fen = isPart ? (amount === null ? undefined : Math.round(amount * 100)) : refundableFen;
  const sent = isPart && fen !== undefined ? { orderNo, fen } : { orderNo };
  const close = () => {
    draft.forget();
    onClose();
  };
  return (
    <ActPanel
      title="退款"
      whom={orderNo}
      draftKey={`refund ${orderNo} why`}
      onClose={close}
      reasons={['误购', '重复付款', '权益未到账', '服务不满意']}
      dryRun={
        fen === undefined
          ? undefined
          : {
              key: `refund ${orderNo} ${isPart ? fen : 'all'}`,
              ask: (signal) =>
                callConsole('refundOrder', { ...sent, ...DRY_RUN }, { signal, withoutStepUp: true }),
            }
      }
      run={async (why) => {
        const done = await callConsole('refundOrder', { ...sent, ...why });
        draft.forget();
        return done;
      }}
      verb={fen === undefined ? '退款' : `退款 ${yuan(fen)}`}
      danger
    >
      <fieldset className="act-field plain-set">
        <legend className="act-label">退多少</legend>
        <Radio.Group
          value={isPart}
          onChange={(event) => draft.change({ isPart: event.target.value === true })}
          options={[
            { value: false, label: `全额 ${yuan(refundableFen)}` },
            { value: true, label: '部分' },
          ]}
        />
      </fieldset>
      {isPart ? (
        <Field label="退款金额" hint={`最多 ${yuan(refundableFen)}，原路退回`}>
          {(id) => (
            <InputNumber
              id={id}
              className="full-width"
              prefix="¥"
              min={0.01}
              max={refundableFen / 100}
              precision={2}
              value={amount}
              onChange={(next) => draft.change({ yuan: next })}
            />
          )}
        </Field>
      ) : null}
    </ActPanel>
  );
}
