import { fill } from '@juban/contract/texts/fill';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import type { ComponentProps } from 'react';
import { SendCodeButton } from './send-code-button.tsx';
import { TextField } from './text-field.tsx';

interface SmsCodeFieldProps extends ComponentProps<typeof TextField> {
  maxLength: number;
  codeSent: boolean;
  /** Whole seconds before another code may be sent; 0 when it may. */
  secondsLeft: number;
  sending: boolean;
  onSend: () => void;
  /** Ink for the gold pass instead of the page's. */
  onPass?: boolean;
}

/** A field for the code of a text message, with the button that sends one. */
export function SmsCodeField(props: SmsCodeFieldProps) {
  const { codeSent, secondsLeft, sending, onSend, onPass = false, ...field } = props;
  const waitLabel = secondsLeft > 0 ? fill(phoneCodeTexts.resendIn, { seconds: secondsLeft }) : undefined;
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
      hint={codeSent ? phoneCodeTexts.codeSent : undefined}
      {...field}
      action={
        <SendCodeButton
          onPass={onPass}
          label={phoneCodeTexts.getCode}
          waitLabel={waitLabel}
          busy={sending}
          onSend={onSend}
        />
      }
    />
  );
}
