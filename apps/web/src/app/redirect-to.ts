import { redirect } from '@tanstack/react-router';

/** A beforeLoad that redirects to another path and keeps the query. */
export function redirectTo(to: string) {
  return ({ search }: { search: object }): never => {
    throw redirect({ to, search, replace: true });
  };
}
