import { createHash } from 'node:crypto';
import { beijingTime } from '../lib/values.ts';
import type { Agreement } from './agreement.ts';
import type { Notice } from './notice.ts';

/** Notification about signing or unsigning. Unlike those about trades, it contains no seller. */
export function noticeOfAgreement(agreement: Agreement): Notice {
  const { agreementNo, externalNo, brand, status, notifyUrl, signedAt, unsignedAt } = agreement;
  const id = createHash('sha256').update(`${agreementNo} ${status}`).digest('hex').slice(0, 34);
  const isSigned = status === 'NORMAL';
  return {
    number: externalNo,
    status,
    brand,
    notifyUrl,
    fieldsFor: ({ appId }) => ({
      notify_time: beijingTime(Date.now()),
      notify_type: isSigned ? 'dut_user_sign' : 'dut_user_unsign',
      notify_id: id,
      app_id: appId,
      auth_app_id: appId,
      charset: 'utf-8',
      version: '1.0',
      sign_type: 'RSA2',
      agreement_no: agreementNo,
      external_agreement_no: externalNo,
      personal_product_code: agreement.productCode,
      sign_scene: agreement.scene,
      status,
      alipay_user_id: '2088102100000001',
      alipay_logon_id: '138****0001',
      ...(isSigned
        ? {
            sign_time: beijingTime(signedAt),
            valid_time: beijingTime(signedAt),
            invalid_time: '2115-02-01 00:00:00',
            next_deduct_time: agreement.nextDay,
          }
        : { unsign_time: beijingTime(unsignedAt ?? Date.now()) }),
    }),
  };
}

/** The agreement as it was in the given status, so that a late notification reports that step. */
export function agreementInStatus(agreement: Agreement, status: Agreement['status']): Agreement {
  return status === 'NORMAL' ? { ...agreement, status, unsignedAt: null } : { ...agreement, status };
}
