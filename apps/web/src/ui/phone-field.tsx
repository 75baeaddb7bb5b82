import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { type ComponentProps, type SyntheticEvent, useRef } from 'react';
import { groupPhone } from './phone-groups.ts';
import { TextField } from './text-field.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'onInput' | 'onCompositionEnd'>;

/** Shows digits only, in groups of 3, 4 and 4; its value has the blanks, which every call leaves out. */
export function PhoneField(field: PhoneFieldProps) {
  const before = useRef('');
  const group = ({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    const { isComposing, inputType } = nativeEvent as InputEvent;
    // Changing the text under an input method would end its composition.
    if (isComposing) return;
    const { value, selectionStart } = input;
    const caret = selectionStart ?? value.length;
    const shown = groupPhone({ text: value, caret, before: before.current, inputType });
    before.current = shown.text;
    if (shown.text === value) return;
    input.value = shown.text;
    // Elsewhere some browsers would move the focus here.
    if (document.activeElement === input) input.setSelectionRange(shown.caret, shown.caret);
  };
  return (
    <TextField
      label={phoneCodeTexts.phoneLabel}
      lead="+86"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={32}
      {...field}
      onInput={group}
      onCompositionEnd={group}
    />
  );
}
