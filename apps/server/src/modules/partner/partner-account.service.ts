import { CODES } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { Refusal } from '../../lib/refusal.ts';
import { refuseFailures } from '../../lib/refuse-failures.ts';
import { type PartnerGateway, PartnerRefused, PartnerUnavailable } from '../../ports/partner-gateway.ts';

/** A partner that says no or nothing: nothing was claimed, and it may be tried again. */
const refuseIfUnavailable = refuseFailures(
  [PartnerUnavailable, CODE.claimFailed],
  [PartnerRefused, CODE.claimFailed],
);

/** The account that a partner has under a phone: who claims something of theirs needs both. */
export async function requirePartnerAccount(
  partners: Pick<PartnerGateway, 'findAccount'>,
  partner: string,
  mobile: string | undefined,
  ifUnknown: string = CODES[CODE.noPartnerAccount].msg,
): Promise<string> {
  if (!mobile) throw new Refusal(CODE.phoneNotProved);
  const found = await refuseIfUnavailable(partners.findAccount(partner, { mobile }));
  if (!found) throw new Refusal(CODE.noPartnerAccount, { msg: ifUnknown });
  return found.openId;
}
