import { Input } from 'antd';
import { Field } from './field.tsx';

interface ReasonsProps {
  /** Reasons that are often given. */
  reasons: readonly string[];
  why: { reason: string; ticket: string };
  onChange: (part: { reason?: string; ticket?: string }) => void;
  hasTicket?: boolean;
  hasReason?: boolean;
}

/** Why an act is done, for the audit log. */
export function Reasons({ reasons, why, onChange, hasTicket = true, hasReason = true }: ReasonsProps) {
  return (
    <>
      {hasReason ? (
        <Field label="原因" hint="进操作记录，用户看不到">
          {(id) => (
            <>
              <Input.TextArea
                id={id}
                rows={2}
                maxLength={500}
                value={why.reason}
                onChange={(event) => onChange({ reason: event.target.value })}
              />
              <div className="row g6 wrap reasons">
                {reasons.map((reason) => (
                  <button key={reason} type="button" onClick={() => onChange({ reason })}>
                    {reason}
                  </button>
                ))}
              </div>
            </>
          )}
        </Field>
      ) : null}
      {hasTicket ? (
        <Field label="关联工单" isOptional>
          {(id) => (
            <Input
              id={id}
              maxLength={64}
              value={why.ticket}
              onChange={(event) => onChange({ ticket: event.target.value })}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
