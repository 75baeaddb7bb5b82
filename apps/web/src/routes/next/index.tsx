import { createFileRoute, redirect } from '@tanstack/react-router';

/** Only its pages are in the table: it leads home as every path outside of it does. */
export const Route = createFileRoute('/next/')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
