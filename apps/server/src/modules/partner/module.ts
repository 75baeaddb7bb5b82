import { defineModule } from '../../platform/module.ts';
import { deliverTopic } from '../../platform/topic.ts';
import { partnerGrantTopic } from './partner-grant.repository.ts';
import type { PartnerGrantService } from './partner-grant.service.ts';

export const partnerModule = defineModule({
  name: 'partner',
  topics: [
    deliverTopic(
      partnerGrantTopic,
      ({ partnerGrants }: { partnerGrants: Pick<PartnerGrantService, 'delivery'> }) => partnerGrants.delivery,
    ),
  ],
});
