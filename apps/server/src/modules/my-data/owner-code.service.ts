import { CODE } from '@juban/contract/code-names';
import { Refusal } from '../../lib/refusal.ts';
import type { Account, AccountService } from '../identity/account.service.ts';
import type { CodeCaller, CodeFor, SmsCodeService } from '../identity/sms-code.service.ts';

export interface OwnerCodeDeps {
  accounts: Pick<AccountService, 'phoneOf'>;
  codes: Pick<SmsCodeService, 'sendCode' | 'checkCode' | 'useCode'>;
}

/** A session may be stolen: actions that cannot be undone need a code sent to the account's phone. */
export function createOwnerCode({ accounts, codes }: OwnerCodeDeps, purpose: 'deletion' | 'export') {
  /** Only the account's own phone can confirm. */
  function codeFor(account: Account): CodeFor {
    const phone = accounts.phoneOf(account);
    if (phone === '') throw new Refusal(CODE.accountHasNoPhone);
    return { phone, purpose };
  }
  return {
    send: (account: Account, caller: CodeCaller): Promise<void> => codes.sendCode(codeFor(account), caller),
    check: (account: Account, code: string, caller: CodeCaller): Promise<string> =>
      codes.checkCode(codeFor(account), code, caller),
    use: codes.useCode,
  };
}
