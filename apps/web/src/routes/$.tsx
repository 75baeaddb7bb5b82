import { createFileRoute, redirect } from '@tanstack/react-router';

/** Every path outside the table leads home; one whose routes are still to come is asked for again. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location }) => {
    const found = await context.addRoutes?.(location.pathname);
    if (found) throw redirect({ href: location.publicHref, replace: true });
    throw redirect({ to: '/', replace: true });
  },
});
