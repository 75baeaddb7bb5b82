import styles from './play-button.module.css';

interface PlayButtonProps {
  label: string;
  /** Label while the clip is loading. */
  startingLabel: string;
  isStarting: boolean;
  onPlay: () => void;
  /** Called on pointer down, so that slow work can begin early. */
  onPrepare?: (() => void) | undefined;
}

/** Starts a clip; --play-reach sets the touch target around the button. */
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
