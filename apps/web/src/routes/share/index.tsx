import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '../../app/lead-to.ts';

export const Route = createFileRoute('/share/')({
  staticData: { underHome: true },
  beforeLoad: leadTo('/share/app'),
});
