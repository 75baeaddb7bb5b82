import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { BlockTarget } from '../../lib/block-target.ts';
import { openBrowser } from '../../platform/host/open-browser.ts';

interface OutLinkProps {
  target: Exclude<BlockTarget, { kind: 'restore' }>;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Opens other pages in the system's browser (in a client) or a new tab (in a browser), so that the code stays
 * visible.
 */
const takeOut = (event: MouseEvent<HTMLAnchorElement>) => {
  if (openBrowser(event.currentTarget.href)) event.preventDefault();
};

export function OutLink({ target, className, children }: OutLinkProps) {
  const way = { className, target: '_blank', rel: 'noopener noreferrer', onClick: takeOut };
  return target.kind === 'own' ? (
    <Link to={target.to as string} search={target.search as never} preload={false} {...way}>
      {children}
    </Link>
  ) : (
    <a href={target.url} {...way}>
      {children}
    </a>
  );
}
