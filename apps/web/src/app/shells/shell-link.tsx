import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

/** An internal target. */
interface Way {
  to: string;
  search?: Record<string, string>;
  hash?: string;
}

interface ShellLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  way: Way;
  /** Target when opened in a new tab or copied; default: the same. */
  elsewhere?: Way;
}

/** A plain link, because the router's link marks itself as current by path, and a bar decides that itself. */
export function ShellLink({ way, elsewhere = way, children, ...attributes }: ShellLinkProps) {
  const router = useRouter();
  const { publicHref } = router.buildLocation(elsewhere);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void router.navigate(way);
  };
  return (
    <a {...attributes} href={publicHref} onClick={open}>
      {children}
    </a>
  );
}
