import { BRANDS, type BrandId } from '@juban/catalog';
import { accountTexts, deviceTexts } from '@juban/contract/texts/account';
import { fill } from '@juban/contract/texts/fill';
import { minuteText, type SessionDevice, shanghaiDay } from '@juban/domain';
import { z } from 'zod/mini';
import type { Db } from '../../db/database.ts';
import type { Secrets } from '../../lib/secrets.ts';
import { type Delivery, defineTopic } from '../../platform/topic.ts';
import type { Clock } from '../../ports/clock.ts';
import { type SmsSender, SmsUnanswered } from '../../ports/sms-sender.ts';
import type { OutboxService } from '../outbox/outbox.service.ts';
import type { AccountService } from './account.service.ts';
import type { SessionOrigin } from './session.service.ts';

const payload = z.object({
  userId: z.int(),
  brand: z.enum(Object.keys(BRANDS) as BrandId[]),
  device: z.enum(Object.keys(deviceTexts) as SessionDevice[]),
  at: z.int(),
});
type Payload = z.output<typeof payload>;

export const deviceNoticeTopic = defineTopic('device-notice', payload);

export interface DeviceNoticeDeps {
  clock: Clock;
  secrets: Secrets;
  accounts: Pick<AccountService, 'readProfile'>;
  sms: SmsSender;
  outbox: Pick<OutboxService, 'put'>;
}

export type DeviceNoticeService = ReturnType<typeof createDeviceNoticeService>;

/** Sends an SMS to the owner of an account after a login on a device that was not used for it before. */
export function createDeviceNoticeService({ clock, secrets, accounts, sms, outbox }: DeviceNoticeDeps) {
  async function deliver({ userId, brand, device, at }: Payload): Promise<void> {
    const { mobile } = await accounts.readProfile(userId);
    if (!mobile) return;
    const blanks = { time: minuteText(at), device: deviceTexts[device] };
    const text = fill(accountTexts.notice, blanks);
    const notice = { phone: mobile, purpose: 'device', signature: BRANDS[brand].smsSignature } as const;
    try {
      await sms.notify({ ...notice, blanks, text });
    } catch (cause) {
      // It may have been sent; a login is never announced twice.
      if (!(cause instanceof SmsUnanswered)) throw cause;
    }
  }

  const delivery: Delivery<Payload> = {
    deliver,
    // After hours the notice is useless.
    onGivenUp: async () => true,
  };

  return {
    delivery,

    /**
     * Joins the login's transaction. A requester is announced once a day; those that cannot be distinguished
     * count as one.
     */
    async notifyOwner(
      tx: Db,
      userId: number,
      requester: string,
      { brand, device }: SessionOrigin,
    ): Promise<void> {
      const at = clock.realNow();
      const key = secrets.index('device-notice', `${userId}:${requester}:${shanghaiDay(at)}`);
      const message = { userId, brand: brand as BrandId, device, at: at.getTime() };
      await outbox.put(tx, deviceNoticeTopic, `device:${key}`, message);
    },
  };
}
