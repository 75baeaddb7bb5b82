import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '../app/lead-to.ts';

export const Route = createFileRoute('/gamesActivity')({
  staticData: { area: 'vip' },
  beforeLoad: leadTo('/vip/activity/gamesActivity'),
});
