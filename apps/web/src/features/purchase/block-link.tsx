import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { isClaim, targetOf } from '../../lib/block-target.ts';
import { mayHaveHost } from '../../platform/host/may-have-host.ts';
import { useBlocks } from './blocks-context.ts';
import { openByHost } from './open-by-host.ts';
import type { BlockItem } from './purchase-data.ts';

interface BlockLinkProps {
  item: BlockItem;
  className?: string | undefined;
  children: ReactNode;
}

/** An item as a link, an action or plain content, depending on the system. */
export function BlockLink({ item, className, children }: BlockLinkProps) {
  const { system, brand, canClaim, onTap, onRestore, restoring } = useBlocks();
  const target = targetOf(item, system, brand);
  const marks = { className, 'data-name': item.name };
  if (target?.kind === 'own' && (canClaim || !isClaim(target))) {
    const tap = (event: MouseEvent<HTMLAnchorElement>) => {
      onTap(item);
      if (!mayHaveHost()) return;
      // The app opens it in a new web view, so that this page is kept.
      event.preventDefault();
      void openByHost(event.currentTarget.href, item.text1);
    };
    return (
      <Link to={target.to as string} search={target.search as never} {...marks} onClick={tap}>
        {children}
      </Link>
    );
  }
  if (target?.kind === 'outside') {
    const tap = (event: MouseEvent) => {
      event.preventDefault();
      onTap(item);
      void openByHost(target.url, item.text1);
    };
    return (
      <a href={target.url} rel="noopener noreferrer" {...marks} onClick={tap}>
        {children}
      </a>
    );
  }
  if (target?.kind === 'restore' && onRestore) {
    return (
      <button type="button" {...marks} aria-busy={restoring || undefined} onClick={onRestore}>
        {children}
      </button>
    );
  }
  return <div {...marks}>{children}</div>;
}
