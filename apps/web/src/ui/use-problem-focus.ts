import { useEffect, useRef } from 'react';

/** For the ref of a form: focuses the field with the form's error. */
export function useProblemFocus(field: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (field) form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  }, [field]);
  return form;
}
