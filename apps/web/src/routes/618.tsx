import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '../app/lead-to.ts';

export const Route = createFileRoute('/618')({
  staticData: { area: 'vip' },
  beforeLoad: leadTo('/vip/activity/618'),
});
