import type { ReactNode } from 'react';

export type Tone = 'good' | 'wait' | 'warn' | 'bad' | 'back' | 'mute' | 'gold';

/** A state is a word with a dot: the word says it, the colour only helps to find it. */
export function Mark({ tone, children, plain }: { tone: Tone; children: ReactNode; plain?: boolean }) {
  return (
    <span className={`mark ${tone}${plain ? ' plain' : ''}`}>
      <i />
      {children}
    </span>
  );
}
