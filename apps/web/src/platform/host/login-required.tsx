import ways from '../../ui/link-buttons.module.css';
import { EmptyBlock } from '../../ui/state-block.tsx';
import { LoginLink } from './login-link.tsx';

/** Shown instead of user data while no user is logged in. */
export function LoginRequired({ title, hint }: { title: string; hint: string }) {
  return (
    <EmptyBlock art="ticket" title={title} hint={hint}>
      <LoginLink className={ways.main} />
    </EmptyBlock>
  );
}
