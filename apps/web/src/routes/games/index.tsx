import { createFileRoute } from '@tanstack/react-router';
import { redirectTo } from '../../app/redirect-to.ts';

export const Route = createFileRoute('/games/')({
  beforeLoad: redirectTo('/games/home'),
});
