import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '../../app/lead-to.ts';

export const Route = createFileRoute('/games/gameImg')({
  beforeLoad: leadTo('/games/home'),
});
