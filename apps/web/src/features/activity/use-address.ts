import { activityTexts } from '@juban/contract/texts/activity';
import { commonTexts } from '@juban/contract/texts/common';
import { type AddressProblem, type DeliveryAddress, findAddressProblem } from '@juban/domain/activity';
import { useState } from 'react';
import { refusalText } from '../../lib/refusal-text.ts';
import { api } from '../../platform/api/api.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';

export type AddressField = keyof DeliveryAddress;

const FIELD_OF: Readonly<Record<AddressProblem, AddressField>> = {
  addressMissing: 'address',
  consigneeMissing: 'consignee',
  phoneFormat: 'phone',
};

const EMPTY: DeliveryAddress = { address: '', consignee: '', phone: '' };

interface FormProblem {
  /** The field of the problem; the server's messages have none and are shown at the end. */
  field: AddressField | undefined;
  text: string;
}

export type AddressEntry = ReturnType<typeof useAddress>;

/** The gift's address; it can be given only once, so it is validated first. */
export function useAddress(activity: string, onGiven: () => void) {
  const [form, setForm] = useState(EMPTY);
  const [problem, setProblem] = useState<FormProblem>();
  const sending = useBusy();

  const change = (field: AddressField, text: string) => {
    setProblem(undefined);
    setForm((before) => ({ ...before, [field]: text }));
  };

  const submit = () =>
    sending.run(async () => {
      const found = findAddressProblem(form);
      setProblem(found && { field: FIELD_OF[found], text: activityTexts[found] });
      if (found) return;
      try {
        await api.submitActivityAddress({ ...form, phone: form.phone.trim(), activity });
        showToast(activityTexts.addressDone);
        onGiven();
      } catch (cause) {
        setProblem({ field: undefined, text: refusalText(cause, commonTexts.http502) });
      }
    });

  return { form, change, problem, sending: sending.busy, submit: () => void submit() };
}
