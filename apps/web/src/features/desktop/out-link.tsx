import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { BlockTarget } from '../../lib/block-target.ts';
import { openBrowser } from '../../platform/host/open-browser.ts';

interface OutLinkProps {
  target: Exclude<BlockTarget, { kind: 'restore' }>;
  className?: string | undefined;
  children: ReactNode;
}

/** The client shows other pages in the system's browser, and a browser in a tab: the code stays where it is. */
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
