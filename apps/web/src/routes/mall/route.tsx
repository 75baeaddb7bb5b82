import { createFileRoute } from '@tanstack/react-router';
import { VipShell } from '../../app/shells/vip-shell.tsx';

export const Route = createFileRoute('/mall')({
  staticData: { area: 'mall' },
  component: VipShell,
});
