import { EmptyBlock } from '../../ui/state-block.tsx';
import ways from '../../ui/ways.module.css';
import { LoginWay } from './login-way.tsx';

/** Shown instead of user data while no user is logged in. */
export function LoginWanted({ title, hint }: { title: string; hint: string }) {
  return (
    <EmptyBlock art="ticket" title={title} hint={hint}>
      <LoginWay className={ways.main} />
    </EmptyBlock>
  );
}
