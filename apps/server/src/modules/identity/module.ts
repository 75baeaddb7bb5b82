import { myDataTexts } from '@juban/contract/texts/my-data';
import { defineModule } from '../../platform/module.ts';
import { deliverTopic } from '../../platform/topic.ts';
import { KEEP } from '../../platform/user-tables.ts';
import type { AccountService } from './account.service.ts';
import { type DeviceNoticeService, deviceNoticeTopic } from './device-notice.service.ts';
import { identityConsoleRoutes } from './identity.console.ts';
import { identityInvariants } from './identity.invariants.ts';
import { identityRoutes } from './identity.routes.ts';

export const identityModule = defineModule({
  name: 'identity',
  tables: {
    users: {
      onDelete: { clear: { nick_name: myDataTexts.goneName, head_img_url: '' } },
      userWritten: ['nick_name'],
    },
    phones: { onDelete: KEEP.phone },
    sessions: { onDelete: 'delete' },
    sms_codes: { onDelete: KEEP.phone },
    sms_send_quotas: { onDelete: 'delete' },
    sms_guess_quotas: { onDelete: 'delete' },
    known_requesters: { onDelete: 'delete' },
    image_captchas: { userWritten: ['uuid'] },
    risk_challenges: {},
    risk_passes: {},
    risk_misses: {},
    phone_proofs: { onDelete: { where: 'used_at is not null', clear: { phone_index: '' } } },
    tickets: { onDelete: 'delete' },
  },
  invariants: identityInvariants,
  jobs: {
    accounts: ({ accounts }: { accounts: Pick<AccountService, 'refreshPolls'> }) => accounts.refreshPolls,
  },
  topics: [
    deliverTopic(
      deviceNoticeTopic,
      ({ deviceNotices }: { deviceNotices: Pick<DeviceNoticeService, 'delivery'> }) => deviceNotices.delivery,
    ),
  ],
  routes: [identityRoutes],
  console: [identityConsoleRoutes],
});
