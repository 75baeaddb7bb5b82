import { BarShell } from './bar-shell.tsx';

const BAR = { showBack: true, showClose: true, centerTitle: true };

export function VipShell() {
  return <BarShell bar={BAR} />;
}
