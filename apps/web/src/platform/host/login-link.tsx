import { commonTexts } from '@juban/contract/texts/common';
import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLoginTap } from './use-login-tap.ts';

interface LoginLinkProps {
  className?: string | undefined;
  children?: ReactNode;
}

/** Links to the app's login or the login page, and returns to the current address. */
export function LoginLink({ className, children = commonTexts.login }: LoginLinkProps) {
  const here = useRouterState({ select: (state) => state.location.publicHref });
  return (
    <Link
      to="/login"
      search={{ redirect_path: here }}
      onClick={useLoginTap(here)}
      {...(className && { className })}
    >
      {children}
    </Link>
  );
}
