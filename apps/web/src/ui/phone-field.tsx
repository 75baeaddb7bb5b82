import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

export function PhoneField(field: PhoneFieldProps) {
  return (
    <TextField
      label={phoneCodeTexts.phoneLabel}
      lead="+86"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={32}
      {...field}
    />
  );
}
