import { createFileRoute } from '@tanstack/react-router';
import { NextShell } from '../../app/shells/next-shell.tsx';

export const Route = createFileRoute('/next')({
  staticData: { area: 'next' },
  component: NextShell,
});
