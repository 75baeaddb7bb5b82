import { createFileRoute, redirect } from '@tanstack/react-router';

/** Every path outside the table leads home. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
