import { useEffect, useRef } from 'react';

/** For the ref of a form: moves the focus to the field, by its name, that the form's problem belongs to. */
export function useProblemFocus(field: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (field) form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  }, [field]);
  return form;
}
