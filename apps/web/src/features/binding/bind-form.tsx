import { fill } from '@juban/contract/texts/fill';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { SMS_CODE_FIELD_LENGTH } from '@juban/domain/sms-code';
import { unionTexts } from '@juban/contract/texts/union';
import { unionPageTexts } from '@juban/contract/texts/union-pages';
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { SendCodeButton } from '../../ui/send-code-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './bind-form.module.css';
import type { BindForm as Form } from './bind-way.ts';
import type { Bind } from './use-bind.ts';

const PICTURE_CALL = '/centreapi/auth/imgCode';

interface BindFormProps {
  bind: Bind;
  lead: string | undefined;
  cancel: { label: string; onPress: () => void } | undefined;
}

export function BindForm({ bind, lead, cancel }: BindFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problem, codeSent, binding } = bind;
  // By two effects: a problem that is gone must not take whoever types away to the code.
  useEffect(() => focusField(form.current, problem?.field), [problem?.field]);
  useEffect(() => focusField(form.current, codeSent ? 'code' : undefined), [codeSent]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    bind.bind();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <Field
        bind={bind}
        field="phone"
        label={phoneCodeTexts.phoneLabel}
        placeholder={unionTexts.phonePlaceholder}
        lead="+86"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={32}
      />
      <Field
        bind={bind}
        field="picture"
        label={unionPageTexts.pictureLabel}
        placeholder={unionTexts.imagePlaceholder}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={6}
        action={<Picture uuid={bind.uuid} onSwap={bind.swapPicture} />}
      />
      <CodeField bind={bind} />
      <div className={styles.actions}>
        {cancel && (
          <Button look="ghost" onClick={cancel.onPress}>
            {cancel.label}
          </Button>
        )}
        <Button type="submit" busy={binding} busyLabel={unionPageTexts.binding}>
          {unionTexts.bindNow}
        </Button>
      </div>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: keyof Form | undefined): void {
  if (name) form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
}

function CodeField({ bind }: { bind: Bind }) {
  const { codeSent, secondsLeft, sending, send } = bind;
  const waitLabel = secondsLeft > 0 ? fill(phoneCodeTexts.resendIn, { seconds: secondsLeft }) : undefined;
  return (
    <Field
      bind={bind}
      field="code"
      label={unionPageTexts.codeLabel}
      placeholder={unionTexts.codePlaceholder}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={SMS_CODE_FIELD_LENGTH}
      enterKeyHint="done"
      hint={codeSent ? phoneCodeTexts.codeSent : undefined}
      action={
        <SendCodeButton label={phoneCodeTexts.getCode} waitLabel={waitLabel} busy={sending} onSend={send} />
      }
    />
  );
}

interface FieldProps extends ComponentProps<typeof TextField> {
  bind: Bind;
  field: keyof Form;
}

function Field({ bind: { form, change, problem }, field, ...rest }: FieldProps) {
  return (
    <TextField
      {...rest}
      name={field}
      value={form[field]}
      onChange={(event) => change(field, event.target.value)}
      problem={problem?.field === field ? problem.text : undefined}
    />
  );
}

function Picture({ uuid, onSwap }: { uuid: string; onSwap: () => void }) {
  return (
    <button type="button" className={styles.picture} onClick={onSwap} aria-label={unionTexts.imageRefresh}>
      <img src={`${PICTURE_CALL}?uuid=${uuid}`} alt="" width={96} height={35} />
    </button>
  );
}
