import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { groupPhone } from './phone-groups.ts';
import { TextField } from './text-field.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'onInput' | 'onCompositionEnd'>;

/** Shows digits only, in groups of 3, 4 and 4; its value contains the spaces, which calls remove. */
export function PhoneField({ ref, ...field }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const shown = useRef('');
  const group = (inputType?: string) => {
    if (input.current) shown.current = showGroups(input.current, shown.current, inputType);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the page woke up
  useEffect(() => group(), []);
  return (
    <TextField
      label={phoneCodeTexts.phoneLabel}
      lead="+86"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={32}
      {...field}
      ref={input}
      onInput={({ nativeEvent }) => {
        const { isComposing, inputType } = nativeEvent as InputEvent;
        // Changing the text during composition would end it.
        if (!isComposing) group(inputType);
      }}
      onCompositionEnd={() => group()}
    />
  );
}

function showGroups(input: HTMLInputElement, before: string, inputType: string | undefined): string {
  const caret = input.selectionStart ?? input.value.length;
  const grouped = groupPhone({ text: input.value, caret, before, inputType });
  if (grouped.text !== input.value) {
    input.value = grouped.text;
    // Without focus, some browsers would move the focus here.
    if (document.activeElement === input) input.setSelectionRange(grouped.caret, grouped.caret);
  }
  return grouped.text;
}
