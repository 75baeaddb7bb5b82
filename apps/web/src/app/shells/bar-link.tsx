import { parseSearch } from '../../lib/search.ts';
import type { BarRight } from './bar-info.ts';
import { ShellLink } from './shell-link.tsx';

/** Asks the opened page to show no bar. */
const WITHOUT_BAR = { visible: 'false' };

interface BarLinkProps {
  right: BarRight;
  className?: string | undefined;
}

/** Internal pages open in the app and keep the visit's parameters; other sites open by a plain link. */
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
