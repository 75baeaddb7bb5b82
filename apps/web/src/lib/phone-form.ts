/** A phone that is to be proved: who reads the picture is sent a code, who has the code holds the phone. */
export interface PhoneForm {
  phone: string;
  picture: string;
  code: string;
}

export interface PhoneProblem {
  field: keyof PhoneForm;
  text: string;
}
