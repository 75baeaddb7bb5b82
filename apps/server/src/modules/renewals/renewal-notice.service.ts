import { BRANDS, type BrandId } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { ownerOf, shanghaiDay, yuanOf } from '@juban/domain';
import { z } from 'zod/mini';
import type { Db } from '../../db/database.ts';
import { type Delivery, defineTopic } from '../../platform/topic.ts';
import type { SmsSender } from '../../ports/sms-sender.ts';
import type { AccountService } from '../identity/account.service.ts';
import { findNotice } from './charge.repository.ts';
import { findContract } from './contract.repository.ts';

const payload = z.object({ contractNo: z.string(), period: z.int() });

export const renewalNoticeTopic = defineTopic('renewal-notice', payload);

export const noticeKeyOf = (contractNo: string, period: number) => `${contractNo}:notice:${period}`;

export interface RenewalNoticeDeps {
  db: Db;
  accounts: Pick<AccountService, 'readProfile'>;
  sms: SmsSender;
}

export type RenewalNoticeService = ReturnType<typeof createRenewalNoticeService>;

/** Announces charges to payers by SMS. An account without a phone sees them on its contracts page. */
export function createRenewalNoticeService({ db, accounts, sms }: RenewalNoticeDeps) {
  async function deliver(contractNo: string, period: number): Promise<void> {
    const userId = ownerOf(contractNo) ?? 0;
    const contract = await findContract(db, userId, contractNo);
    const notice = await findNotice(db, { userId, contractNo, period });
    // Cancelled before the notice was sent: there is no charge to announce.
    if (!notice || contract?.state !== 'active') return;
    const { mobile } = await accounts.readProfile(userId);
    if (!mobile) return;
    const blanks = {
      goods: contract.goodsName,
      date: shanghaiDay(notice.chargeAt),
      price: String(yuanOf(notice.fen)),
    };
    await sms.notify({
      phone: mobile,
      purpose: 'renewal',
      signature: BRANDS[contract.brand as BrandId].smsSignature,
      blanks,
      text: fill(renewalTexts.notice, blanks),
    });
  }

  const delivery: Delivery<z.output<typeof payload>> = {
    deliver: ({ contractNo, period }) => deliver(contractNo, period),
  };

  return { delivery };
}
