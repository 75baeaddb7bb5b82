import { createFileRoute } from '@tanstack/react-router';
import { redirectTo } from '../app/redirect-to.ts';

export const Route = createFileRoute('/gamesActivity')({
  staticData: { area: 'vip' },
  beforeLoad: redirectTo('/vip/activity/gamesActivity'),
});
