import { fill } from '@juban/contract/texts/fill';
import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import type { GameDetail } from './detail-data.ts';
import styles from './hero.module.css';
import { useTrailer } from './use-trailer.ts';

/** What one sees first: the video under its cover, or the game's own light where there is none. */
export function Hero({ game }: { game: GameDetail }) {
  const { videoAddress, videoCover, picUrls } = game;
  if (videoAddress) return <Trailer game={game} />;
  const light = videoCover || picUrls[0];
  return (
    <div className={styles.light} data-testid="hero">
      {light && <img src={light} alt="" width={640} height={360} fetchPriority="high" decoding="async" />}
    </div>
  );
}

function Trailer({ game: { id, gameName, videoAddress, videoCover, picUrls } }: { game: GameDetail }) {
  const { video, stage, play, reload, events } = useTrailer(id, videoAddress);
  const label = fill(texts.playVideo, { name: gameName });
  const isPlaying = stage === 'playing';
  const isStarting = stage === 'starting';
  const cover = videoCover || picUrls[0];
  return (
    <div className={styles.hero} data-stage={stage} data-testid="player">
      <video
        ref={video}
        className={styles.video}
        playsInline
        preload="none"
        poster={cover}
        controls={isPlaying}
        controlsList="nodownload"
        tabIndex={isPlaying ? 0 : -1}
        aria-label={label}
        {...events}
      />
      {!isPlaying && cover && (
        <img
          className={styles.cover}
          src={cover}
          alt=""
          width={640}
          height={360}
          fetchPriority="high"
          decoding="async"
        />
      )}
      {!isPlaying && <span className={styles.shade} />}
      {(stage === 'idle' || isStarting) && <PlayButton label={label} isStarting={isStarting} onPlay={play} />}
      {stage === 'failed' && (
        <button type="button" className={styles.failed} onClick={reload}>
          {texts.videoFailed}
        </button>
      )}
    </div>
  );
}

interface PlayButtonProps {
  label: string;
  isStarting: boolean;
  onPlay: () => void;
}

function PlayButton({ label, isStarting, onPlay }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={isStarting ? texts.starting : label}
      aria-busy={isStarting || undefined}
      onClick={isStarting ? undefined : onPlay}
    >
      <svg width="20" height="22" viewBox="0 0 22 24" fill="currentColor" aria-hidden="true">
        <path d="M2 2.5C2 1 3.6.1 4.9.9l14.7 9.4c1.2.8 1.2 2.6 0 3.4L4.9 23.1C3.6 23.9 2 23 2 21.5Z" />
      </svg>
    </button>
  );
}
