/** Verifying a phone: the captcha allows sending a code, and the code proves the phone. */
export interface PhoneForm {
  phone: string;
  picture: string;
  code: string;
}

export interface PhoneProblem {
  field: keyof PhoneForm;
  text: string;
}
