import { createFileRoute } from '@tanstack/react-router';
import { VipShell } from '../../app/shells/vip-shell.tsx';

export const Route = createFileRoute('/vip')({
  staticData: { area: 'vip' },
  component: VipShell,
  codeSplitGroupings: [['component']],
});
