import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '../app/lead-to.ts';

export const Route = createFileRoute('/51')({
  staticData: { area: 'vip' },
  beforeLoad: leadTo('/vip/activity/51'),
});
