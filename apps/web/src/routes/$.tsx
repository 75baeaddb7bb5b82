import { createFileRoute, redirect } from '@tanstack/react-router';

/** Unknown paths redirect home; paths whose routes are not loaded yet are matched again. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location }) => {
    const found = await context.addRoutes?.(location.pathname);
    if (found) throw redirect({ href: location.publicHref, replace: true });
    throw redirect({ to: '/', replace: true });
  },
});
