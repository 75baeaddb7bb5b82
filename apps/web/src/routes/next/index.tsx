import { createFileRoute, redirect } from '@tanstack/react-router';

/** Has no page of its own, so it redirects home like unknown paths. */
export const Route = createFileRoute('/next/')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
