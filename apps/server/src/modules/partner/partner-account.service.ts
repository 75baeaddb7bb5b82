import { CODES } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { Refusal } from '../../lib/refusal.ts';
import { refuseFailures } from '../../lib/refuse-failures.ts';
import { type PartnerGateway, PartnerRefused, PartnerUnavailable } from '../../ports/partner-gateway.ts';

/** The partner refused or did not answer: nothing was claimed, and it can be retried. */
const refuseIfUnavailable = refuseFailures(
  [PartnerUnavailable, CODE.claimFailed],
  [PartnerRefused, CODE.claimFailed],
);

/** The partner account of a phone: a claim of a partner's product needs both. */
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
