import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '../app/lead-to.ts';

export const Route = createFileRoute('/level')({
  staticData: { area: 'vip' },
  beforeLoad: leadTo('/vip/level/home'),
});
