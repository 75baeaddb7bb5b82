import { createFileRoute } from '@tanstack/react-router';
import { redirectTo } from '../../app/redirect-to.ts';

export const Route = createFileRoute('/share/')({
  staticData: { underHome: true },
  beforeLoad: redirectTo('/share/app'),
});
