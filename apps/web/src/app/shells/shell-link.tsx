import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

/** A page of ours. */
interface Way {
  to: string;
  search?: Record<string, string>;
  hash?: string;
}

interface ShellLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  way: Way;
  /** Where it leads when it is opened elsewhere; else the same. */
  elsewhere?: Way;
}

/** The router's own link marks itself as current by its path; a bar knows better which of its ways that is. */
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
