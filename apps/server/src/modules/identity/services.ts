import type { AgreementService } from '../agreement/agreement.service.ts';
import { type AccountDeps, createAccountService } from './account.service.ts';
import { createCaptchaService } from './captcha.service.ts';
import { createDeviceNoticeService, type DeviceNoticeDeps } from './device-notice.service.ts';
import { createLoginService } from './login.service.ts';
import { createRiskService, type RiskDeps } from './risk.service.ts';
import { createSmsCodeService, type SmsCodeDeps } from './sms-code.service.ts';
import { createTicketService } from './ticket.service.ts';

export type IdentityParts = AccountDeps &
  SmsCodeDeps &
  Omit<RiskDeps, 'captchas'> &
  Omit<DeviceNoticeDeps, 'accounts'> & { agreements: Pick<AgreementService, 'consent'> };

/** Accounts, the ways to log in, and the checks against automated requests. */
export function createIdentityServices({
  db,
  clock,
  secrets,
  rateLimits,
  sms,
  outbox,
  membership,
  medals,
  agreements,
  puzzles,
  alwaysChecked,
}: IdentityParts) {
  const accounts = createAccountService({ db, clock, secrets, membership, medals });
  const codes = createSmsCodeService({ db, clock, secrets, sms, rateLimits });
  const captchas = createCaptchaService({ db, clock, secrets, rateLimits });
  const risk = createRiskService({ db, clock, secrets, rateLimits, captchas, puzzles, alwaysChecked });
  const deviceNotices = createDeviceNoticeService({ clock, secrets, accounts, sms, outbox });
  return {
    accounts,
    codes,
    captchas,
    risk,
    deviceNotices,
    tickets: createTicketService({ db, clock, accounts }),
    logins: createLoginService({ db, accounts, codes, risk, deviceNotices, agreements }),
  };
}
