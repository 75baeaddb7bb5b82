import { AutoComplete, Input } from 'antd';
import { callConsole } from '../../lib/call-console.ts';
import { useDraft } from '../../lib/draft.ts';
import { ActPanel } from '../../ui/act-panel.tsx';
import { Field } from '../../ui/field.tsx';
import type { Winner } from './winner.ts';

interface SendPanelProps {
  activity: string;
  winner: Winner;
  onClose: () => void;
}

const COURIERS = ['顺丰速运', '京东快递', '中通快递', '圆通速递', '韵达快递', '邮政 EMS'].map((value) => ({
  value,
}));
const TRACKING_NO = /^[0-9A-Za-z-]{4,40}$/;

/** Records a parcel, or corrects its number; the winner sees it at once. */
export function SendPanel({ activity, winner, onClose }: SendPanelProps) {
  const { entryNo, place, courier: sentBy, trackingNo: sentNo } = winner;
  const draft = useDraft(`send ${activity} ${entryNo}`, { courier: sentBy, trackingNo: sentNo });
  const courier = draft.value.courier.trim();
  const trackingNo = draft.value.trackingNo.trim();
  const isCorrection = winner.sendTime !== null;
  const isChanged = courier !== sentBy || trackingNo !== sentNo;
  const isFormatted = TRACKING_NO.test(trackingNo);
  const close = () => {
    draft.forget();
    onClose();
  };
  return (
    <ActPanel
      title={isCorrection ? '更正单号' : '登记寄出'}
      whom={`第 ${place} 名 · ${entryNo}`}
      draftKey={`send ${activity} ${entryNo} why`}
      onClose={close}
      reasons={[]}
      hasReason={false}
      isFilled={courier !== '' && isFormatted && isChanged}
      dryRun={null}
      run={async ({ ticket }) => {
        await callConsole('sendGift', { activity, entryNo, courier, trackingNo, ticket });
        draft.forget();
        const before = [sentBy, sentNo].filter(Boolean).join(' ') || '未寄出';
        return { changes: [{ what: '寄送', before, after: `${courier} ${trackingNo}` }] };
      }}
      verb={isCorrection ? '更正单号' : '登记寄出'}
    >
      <Field label="快递公司">
        {(id) => (
          <AutoComplete
            id={id}
            className="full-width"
            options={COURIERS}
            value={draft.value.courier}
            onChange={(value: string) => draft.change({ courier: value.slice(0, 32) })}
          />
        )}
      </Field>
      <Field
        label="快递单号"
        hint={
          trackingNo === '' || isFormatted
            ? '4 至 40 位字母、数字或横线'
            : '单号只能有字母、数字和横线，4 至 40 位'
        }
      >
        {(id) => (
          <Input
            id={id}
            maxLength={40}
            {...(trackingNo !== '' && !isFormatted && { status: 'error' as const })}
            value={draft.value.trackingNo}
            onChange={(event) => draft.change({ trackingNo: event.target.value })}
          />
        )}
      </Field>
    </ActPanel>
  );
}
