import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '../../../app/lead-to.ts';

export const Route = createFileRoute('/vip/level/')({
  beforeLoad: leadTo('/vip/level/home'),
});
