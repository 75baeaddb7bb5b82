import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '../app/lead-to.ts';

export const Route = createFileRoute('/new-year')({
  staticData: { area: 'vip' },
  beforeLoad: leadTo('/vip/activity/new-year'),
});
