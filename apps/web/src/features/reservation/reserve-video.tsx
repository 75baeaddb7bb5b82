import { clipTexts } from '@juban/contract/texts/clip';
import { fill } from '@juban/contract/texts/fill';
import { reservationTexts as texts } from '@juban/contract/texts/reservation';
import { api } from '../../platform/api/api.ts';
import { COLUMN, Picture } from '../../ui/picture.tsx';
import { PlayButton } from '../../ui/play-button.tsx';
import { useClip } from '../../ui/use-clip.ts';
import type { Reservation } from './reservation-data.ts';
import styles from './reserve-video.module.css';

const renewAddress = async () => (await api.getReservation({})).video.url;

interface ReserveVideoProps {
  video: Reservation['video'];
  /** Name of the game. */
  name: string;
}

/** The game's video, under its poster until it is started. */
export function ReserveVideo({ video: { url, poster }, name }: ReserveVideoProps) {
  const { video, stage, play, reload, events } = useClip(url, renewAddress);
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
      {!isPlaying && (
        <Picture url={poster} sizes={COLUMN} className={styles.poster} width={960} height={540} />
      )}
      {(stage === 'idle' || stage === 'starting') && (
        <PlayButton
          label={label}
          startingLabel={texts.starting}
          isStarting={stage === 'starting'}
          onPlay={play}
        />
      )}
      {stage === 'failed' && (
        <button type="button" className={styles.failed} onClick={reload}>
          {clipTexts.failed}
        </button>
      )}
    </div>
  );
}
