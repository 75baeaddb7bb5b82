import { createFileRoute } from '@tanstack/react-router';
import { ShareShell } from '../../app/shells/share-shell.tsx';

export const Route = createFileRoute('/share')({
  staticData: { area: 'share' },
  component: ShareShell,
});
