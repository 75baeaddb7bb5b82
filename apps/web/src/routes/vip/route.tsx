import { createFileRoute } from '@tanstack/react-router';
import { VipShell } from '../../app/shells/vip-shell.tsx';

export const Route = createFileRoute('/vip')({
  staticData: { area: 'vip' },
  component: VipShell,
  // Some page below is still to come, but this is not.
  codeSplitGroupings: [['component']],
});
