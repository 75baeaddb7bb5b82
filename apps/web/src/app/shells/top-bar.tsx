import { NavBar } from '../../ui/nav-bar.tsx';
import type { BarInfo } from './bar-info.ts';
import { BarLink } from './bar-link.tsx';
import { useLeave } from './use-leave.ts';

/** The bar of a page with its back and close buttons. */
export function TopBar({ bar: { right, showBack, showClose, ...look } }: { bar: BarInfo }) {
  const { back, close } = useLeave();
  return (
    <NavBar
      {...look}
      onBack={showBack ? back : undefined}
      onClose={showClose ? close : undefined}
      right={right && ((className) => <BarLink right={right} className={className} />)}
    />
  );
}
