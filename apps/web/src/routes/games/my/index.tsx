import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '../../../app/lead-to.ts';

export const Route = createFileRoute('/games/my/')({
  beforeLoad: leadTo('/games/my/home'),
});
