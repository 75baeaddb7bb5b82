import { activityTexts } from '@juban/contract/texts/activity';
import { commonTexts } from '@juban/contract/texts/common';
import { MAX_ADDRESS_LENGTH } from '@juban/domain/activity';
import { type ComponentProps, type FormEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useProblemFocus } from '../../ui/use-problem-focus.ts';
import styles from './address-form.module.css';
import type { AddressEntry, AddressField } from './use-address.ts';

interface AddressFormProps {
  entry: AddressEntry;
  lead: string;
  onCancel: () => void;
}

export function AddressForm({ entry, lead, onCancel }: AddressFormProps) {
  const { problem, sending, submit } = entry;
  const form = useProblemFocus(problem?.field);
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

/** A field that grows with the address and counts up to its limit. */
function Area({ entry: { form, change, problem } }: { entry: AddressEntry }) {
  const id = useId();
  const wrong = problem?.field === 'address' ? problem.text : undefined;
  const area = useRef<HTMLTextAreaElement>(null);
  const { address } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address takes another height
  useLayoutEffect(() => {
    if (area.current) fitToText(area.current);
  }, [address]);
  return (
    <div className={classNames(styles.area, wrong !== undefined && styles.wrong)}>
      <label htmlFor={id}>{activityTexts.addressLabel}</label>
      <textarea
        ref={area}
        id={id}
        name="address"
        rows={2}
        maxLength={MAX_ADDRESS_LENGTH}
        autoComplete="street-address"
        placeholder={activityTexts.addressPlaceholder}
        value={address}
        onChange={(event) => change('address', event.target.value)}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={`${id}-note ${id}-count`}
      />
      <div className={styles.below}>
        <p id={`${id}-note`} className={styles.error} aria-live="polite">
          {wrong}
        </p>
        <p id={`${id}-count`} className={`${styles.count} num`}>
          {address.length}/{MAX_ADDRESS_LENGTH}
        </p>
      </div>
    </div>
  );
}

/** Shows the whole text, even in browsers without field-sizing. */
function fitToText(area: HTMLTextAreaElement): void {
  area.style.height = 'auto';
  const borders = area.offsetHeight - area.clientHeight;
  area.style.height = `${area.scrollHeight + borders}px`;
}
