import { defineModule } from '../../platform/module.ts';
import { agreementContent } from './agreement.content.ts';
import { agreementInvariants } from './agreement.invariants.ts';
import { agreementRoutes } from './agreement.routes.ts';
import { type AgreementChangesDeps, createAgreementChangesService } from './agreement-changes.service.ts';

export const agreementModule = defineModule({
  name: 'agreement',
  tables: {
    agreement_consents: { onDelete: 'delete' },
  },
  invariants: agreementInvariants,
  content: [agreementContent],
  services: ({ db, clock, agreements, outstandingOrders }: AgreementChangesDeps) => ({
    agreementChanges: createAgreementChangesService({ db, clock, agreements, outstandingOrders }),
  }),
  routes: [agreementRoutes],
});
