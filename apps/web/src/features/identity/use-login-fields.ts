import { type FormEvent, useEffect, useRef, useState } from 'react';
import { maySubmit } from './login-rules.ts';
import type { Login } from './use-login.ts';

/** Uncontrolled fields, so that text typed before hydration is kept. */
export function useLoginFields(login: Login) {
  const phone = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const agreed = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ phone: '', code: '' });
  const { problem, codeSent } = login;

  const look = () => setTyped({ phone: phone.current?.value ?? '', code: code.current?.value ?? '' });
  useEffect(look, []);
  useEffect(() => {
    const fields = { phone, code, agreed };
    if (problem) fields[problem.field].current?.focus();
  }, [problem]);
  useEffect(() => {
    if (codeSent) code.current?.focus();
  }, [codeSent]);

  const change = () => {
    look();
    login.forgetProblem();
  };
  const clearPhone = () => {
    if (phone.current) phone.current.value = '';
    phone.current?.focus();
    change();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (maySubmit(typed)) void login.enter({ ...typed, agreed: agreed.current?.checked ?? false });
  };
  return { refs: { phone, code, agreed }, typed, change, clearPhone, submit };
}
