import { createFileRoute } from '@tanstack/react-router';
import { redirectTo } from '../app/redirect-to.ts';

export const Route = createFileRoute('/level')({
  staticData: { area: 'vip' },
  beforeLoad: redirectTo('/vip/level/home'),
});
