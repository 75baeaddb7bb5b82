import type { identityCalls } from '@juban/contract/identity/identity.calls';
import { unionTexts } from '@juban/contract/texts/union';
import { unionPageTexts } from '@juban/contract/texts/union-pages';
import { SMS_CODE_FIELD_LENGTH } from '@juban/domain/sms-code';
import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react';
import type { PhoneForm } from '../../lib/phone-form.ts';
import { Button } from '../../ui/button.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { SmsCodeField } from '../../ui/sms-code-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './bind-form.module.css';
import type { Bind } from './use-bind.ts';

/**
 * A literal that the compiler compares with the contract's path; importing the call would load all others
 * too.
 */
const PICTURE_PATH: (typeof identityCalls)['getImageCaptcha']['path'] = '/centreapi/auth/imgCode';

interface BindFormProps {
  bind: Bind;
  lead: string | undefined;
  cancel: { label: string; onPress: () => void } | undefined;
}

export function BindForm({ bind, lead, cancel }: BindFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problem, codeSent, binding } = bind;
  // Two effects: clearing a problem while the user types must not move the focus to the code.
  useEffect(() => focusField(form.current, problem?.field), [problem?.field]);
  useEffect(() => focusField(form.current, codeSent ? 'code' : undefined), [codeSent]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    bind.bind();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <PhoneField {...fieldOf(bind, 'phone')} placeholder={unionTexts.phonePlaceholder} />
      <TextField
        {...fieldOf(bind, 'picture')}
        label={unionPageTexts.pictureLabel}
        placeholder={unionTexts.imagePlaceholder}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={6}
        action={<Picture uuid={bind.uuid} onSwap={bind.swapPicture} />}
      />
      <SmsCodeField
        {...fieldOf(bind, 'code')}
        label={unionPageTexts.codeLabel}
        placeholder={unionTexts.codePlaceholder}
        maxLength={SMS_CODE_FIELD_LENGTH}
        codeSent={codeSent}
        secondsLeft={bind.secondsLeft}
        sending={bind.sending}
        onSend={bind.send}
      />
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

function focusField(form: HTMLFormElement | null, name: keyof PhoneForm | undefined): void {
  if (name) form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
}

function fieldOf({ form, change, problem }: Bind, field: keyof PhoneForm) {
  return {
    name: field,
    value: form[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(field, event.target.value),
    problem: problem?.field === field ? problem.text : undefined,
  };
}

function Picture({ uuid, onSwap }: { uuid: string; onSwap: () => void }) {
  return (
    <button type="button" className={styles.picture} onClick={onSwap} aria-label={unionTexts.imageRefresh}>
      <img src={`${PICTURE_PATH}?uuid=${uuid}`} alt="" width={96} height={35} />
    </button>
  );
}
