import { redirect } from '@tanstack/react-router';

/** A beforeLoad that leads on to another path of ours, its query with it. */
export function leadTo(to: string) {
  return ({ search }: { search: object }): never => {
    throw redirect({ to, search, replace: true });
  };
}
