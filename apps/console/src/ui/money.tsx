import { yuan } from '../lib/format.ts';

/** Money that goes out is plum, never red: red means that a person must act. */
export function Money({ fen, strong }: { fen: number; strong?: boolean }) {
  return <span className={`num${strong ? ' strong' : ''}${fen < 0 ? ' out' : ''}`}>{yuan(fen)}</span>;
}
