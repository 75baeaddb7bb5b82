import styles from './play-button.module.css';

interface PlayButtonProps {
  label: string;
  /** What it is called while the clip is on its way. */
  startingLabel: string;
  isStarting: boolean;
  onPlay: () => void;
  /** The finger is down: what takes time can begin. */
  onPrepare?: (() => void) | undefined;
}

/** Starts a clip from the middle of its picture; how far around it a tap counts, the picture says (--play-reach). */
export function PlayButton({ label, startingLabel, isStarting, onPlay, onPrepare }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={isStarting ? startingLabel : label}
      aria-busy={isStarting || undefined}
      onPointerDown={onPrepare}
      onClick={isStarting ? undefined : onPlay}
    >
      <svg width="22" height="24" viewBox="0 0 22 24" fill="currentColor" aria-hidden="true">
        <path d="M2 2.5C2 1 3.6.1 4.9.9l14.7 9.4c1.2.8 1.2 2.6 0 3.4L4.9 23.1C3.6 23.9 2 23 2 21.5Z" />
      </svg>
    </button>
  );
}
