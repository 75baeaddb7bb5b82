import { fill } from '@juban/contract/texts/fill';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import type { ComponentProps } from 'react';
import { SendCodeButton } from './send-code-button.tsx';
import { TextField } from './text-field.tsx';

interface SmsCodeFieldProps extends ComponentProps<typeof TextField> {
  maxLength: number;
  codeSent: boolean;
  /** Whole seconds until another code can be sent; 0 when it can. */
  secondsLeft: number;
  sending: boolean;
  onSend: () => void;
  /** Colours for the gold card. */
  onPass?: boolean;
}

/** A field for an SMS code with its send button. */
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
