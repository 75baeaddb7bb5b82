import { activityTexts } from '@juban/contract/texts/activity';
import { commonTexts } from '@juban/contract/texts/common';
import { type ComponentProps, type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/text-field.tsx';
import styles from './address-form.module.css';
import type { AddressEntry, AddressField } from './use-address.ts';

interface AddressFormProps {
  entry: AddressEntry;
  lead: string;
  onCancel: () => void;
}

export function AddressForm({ entry, lead, onCancel }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problem, sending, submit } = entry;
  const wanted = problem?.field;
  useEffect(() => {
    if (wanted) form.current?.querySelector<HTMLElement>(`[name=${wanted}]`)?.focus();
  }, [wanted]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.lead}>{lead}</p>
      <Area entry={entry} />
      <Line
        entry={entry}
        field="consignee"
        label={activityTexts.consigneeLabel}
        placeholder={activityTexts.consigneePlaceholder}
        autoComplete="name"
        maxLength={32}
      />
      <Line
        entry={entry}
        field="phone"
        label={activityTexts.phoneLabel}
        placeholder={activityTexts.addressPhonePlaceholder}
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
      />
      <p className={styles.error} role="alert">
        {problem && problem.field === undefined ? problem.text : ''}
      </p>
      <div className={styles.actions}>
        <Button look="ghost" disabled={sending} onClick={onCancel}>
          {commonTexts.cancel}
        </Button>
        <Button type="submit" busy={sending} busyLabel={activityTexts.submitting}>
          {commonTexts.confirm}
        </Button>
      </div>
    </form>
  );
}

interface LineProps extends ComponentProps<typeof TextField> {
  entry: AddressEntry;
  field: AddressField;
}

function Line({ entry: { form, change, problem }, field, ...rest }: LineProps) {
  return (
    <TextField
      {...rest}
      name={field}
      lead={rest.label}
      value={form[field]}
      onChange={(event) => change(field, event.target.value)}
      problem={problem?.field === field ? problem.text : undefined}
    />
  );
}

/** An address takes more than a line. */
function Area({ entry: { form, change, problem } }: { entry: AddressEntry }) {
  const id = useId();
  const wrong = problem?.field === 'address' ? problem.text : undefined;
  return (
    <div className={classNames(styles.area, wrong !== undefined && styles.wrong)}>
      <label htmlFor={id}>{activityTexts.addressLabel}</label>
      <textarea
        id={id}
        name="address"
        rows={2}
        maxLength={200}
        autoComplete="street-address"
        placeholder={activityTexts.addressPlaceholder}
        value={form.address}
        onChange={(event) => change('address', event.target.value)}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className={styles.error} aria-live="polite">
        {wrong}
      </p>
    </div>
  );
}
