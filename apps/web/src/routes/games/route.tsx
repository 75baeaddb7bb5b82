import { createFileRoute } from '@tanstack/react-router';
import { GamesShell } from '../../app/shells/games-shell.tsx';

export const Route = createFileRoute('/games')({
  staticData: { area: 'games' },
  component: GamesShell,
});
