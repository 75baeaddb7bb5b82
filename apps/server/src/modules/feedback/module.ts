import { feedbackTexts } from '@juban/contract/texts/feedback';
import { defineModule } from '../../platform/module.ts';
import { cannedAnswersContent } from './canned-answers.content.ts';
import { feedbackConsoleRoutes } from './feedback.console.ts';
import { feedbackInvariants } from './feedback.invariants.ts';
import { feedbackRoutes } from './feedback.routes.ts';

export const feedbackModule = defineModule({
  name: 'feedback',
  tables: {
    feedback: {
      onDelete: {
        where: `state = 'accepted'`,
        clear: {
          content: feedbackTexts.forgotten,
          ...{ contact_sealed: '', pictures: '[]', reply: '', fingerprint: '', idempotency_key: null },
          ...{ client_type: '', client_version: '', net_env: '' },
          ...{ phone_type: '', phone_os_version: '', phone_os_type: '' },
        },
      },
      userWritten: ['content', 'reply', 'idempotency_key'],
      notExported: { assignee_id: 'names staff' },
    },
  },
  invariants: feedbackInvariants,
  content: [cannedAnswersContent],
  routes: [feedbackRoutes],
  console: [feedbackConsoleRoutes],
});
