import { BarShell } from './bar-shell.tsx';

const BAR = { showBack: true, centerTitle: true };

export function NextShell() {
  return <BarShell bar={BAR} />;
}
