import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import {
  type ClaimForm,
  type ClaimFormProblem,
  findClaimProblem,
  findSendProblem,
} from '@juban/domain/claim';

export interface FieldProblem {
  field: 'phone' | 'code';
  text: string;
}

const FIELD_OF: Readonly<Record<ClaimFormProblem, FieldProblem['field']>> = {
  phoneMissing: 'phone',
  phoneFormat: 'phone',
  codeMissing: 'code',
  codeFormat: 'code',
};

/** The first problem of a claim before it is sent, with its field. */
export function claimProblem(form: ClaimForm): FieldProblem | undefined {
  return toField(findClaimProblem(form));
}

/** The same before a code is sent. */
export function sendProblem(phone: string): FieldProblem | undefined {
  return toField(findSendProblem(phone));
}

function toField(problem: ClaimFormProblem | undefined): FieldProblem | undefined {
  return problem && { field: FIELD_OF[problem], text: phoneCodeTexts[problem] };
}
