import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '../app/lead-to.ts';

export const Route = createFileRoute('/shandian')({
  staticData: { area: 'vip' },
  beforeLoad: leadTo('/vip/activity/shandian'),
});
