import { defineModule } from '../../platform/module.ts';
import { CLEAR_BODY, KEEP } from '../../platform/user-tables.ts';
import { notificationRoutes } from './notification.routes.ts';
import { paymentInvariants } from './payment.invariants.ts';
import { paymentListConsoleRoutes } from './payment-list.console.ts';

export const paymentsModule = defineModule({
  name: 'payments',
  tables: {
    payments: { onDelete: KEEP.money },
    payment_notifications: {
      onDelete: CLEAR_BODY,
      notExported: { body: 'names the payer, who need not be the owner of the order' },
    },
  },
  invariants: paymentInvariants,
  routes: [notificationRoutes],
  console: [paymentListConsoleRoutes],
});
