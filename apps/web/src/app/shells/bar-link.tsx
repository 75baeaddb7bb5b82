import { parseSearch } from '../../lib/search.ts';
import type { BarRight } from './bar-info.ts';
import { ShellLink } from './shell-link.tsx';

/** Asks the page it opens to show no bar. */
const WITHOUT_BAR = { visible: 'false' };

interface BarLinkProps {
  right: BarRight;
  className?: string | undefined;
}

/** A page of ours opens within the app, with what the visit keeps; another site by a plain link. */
export function BarLink({ right: { url, title, color, immersive }, className }: BarLinkProps) {
  const look = { className, style: color ? { color } : {} };
  if (!url.startsWith('/')) {
    return (
      <a href={url} rel="noreferrer" {...look}>
        {title}
      </a>
    );
  }
  const { pathname, search, hash } = new URL(url, 'https://own.invalid');
  const values = { ...parseSearch(search), ...(immersive && WITHOUT_BAR) };
  return (
    <ShellLink way={{ to: pathname, search: values, hash: hash.slice(1) }} {...look}>
      {title}
    </ShellLink>
  );
}
