import { EmptyBlock } from '../../ui/state-block.tsx';
import ways from '../../ui/ways.module.css';
import { LoginWay } from './login-way.tsx';

/** Stands where one's own things would, for whoever is nobody yet. */
export function LoginWanted({ title, hint }: { title: string; hint: string }) {
  return (
    <EmptyBlock art="ticket" title={title} hint={hint}>
      <LoginWay className={ways.main} />
    </EmptyBlock>
  );
}
