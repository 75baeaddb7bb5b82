import { fill } from '@juban/contract/texts/fill';
import { reservationTexts as texts } from '@juban/contract/texts/reservation';
import type { Reservation } from './reservation-data.ts';
import styles from './reserve-video.module.css';
import { StillPicture } from './still-picture.tsx';
import { useVideo } from './use-video.ts';

interface ReserveVideoProps {
  video: Reservation['video'];
  /** The game's. */
  name: string;
}

/** The game in motion, under its poster until somebody wants to see it. */
export function ReserveVideo({ video: { url, poster }, name }: ReserveVideoProps) {
  const { video, stage, play, reload, events } = useVideo(url);
  const label = fill(texts.playVideo, { name });
  const isPlaying = stage === 'playing';
  return (
    <div className={styles.frame} data-stage={stage} data-testid="player">
      <video
        ref={video}
        className={styles.video}
        playsInline
        preload="none"
        controls={isPlaying}
        controlsList="nodownload"
        tabIndex={isPlaying ? 0 : -1}
        aria-label={label}
        {...events}
      />
      {!isPlaying && <StillPicture url={poster} alt="" className={styles.poster} />}
      {(stage === 'idle' || stage === 'starting') && (
        <button
          type="button"
          className={styles.play}
          aria-label={stage === 'starting' ? texts.starting : label}
          aria-busy={stage === 'starting' || undefined}
          onClick={stage === 'starting' ? undefined : play}
        >
          <svg width="22" height="24" viewBox="0 0 22 24" fill="currentColor" aria-hidden="true">
            <path d="M2 2.5C2 1 3.6.1 4.9.9l14.7 9.4c1.2.8 1.2 2.6 0 3.4L4.9 23.1C3.6 23.9 2 23 2 21.5Z" />
          </svg>
        </button>
      )}
      {stage === 'failed' && (
        <button type="button" className={styles.failed} onClick={reload}>
          {texts.videoFailed}
        </button>
      )}
    </div>
  );
}
