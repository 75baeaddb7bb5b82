import { clipTexts } from '@juban/contract/texts/clip';
import { fill } from '@juban/contract/texts/fill';
import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { api } from '../../../lib/api.ts';
import { PlayButton } from '../../../ui/play-button.tsx';
import { useClip } from '../../../ui/use-clip.ts';
import type { GameDetail } from './detail-data.ts';
import styles from './hero.module.css';

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
  const renewAddress = async () => (await api.getGame({ id })).videoAddress;
  const { video, stage, play, reload, events } = useClip(videoAddress, renewAddress);
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
      {(stage === 'idle' || isStarting) && (
        <PlayButton label={label} startingLabel={texts.starting} isStarting={isStarting} onPlay={play} />
      )}
      {stage === 'failed' && (
        <button type="button" className={styles.failed} onClick={reload}>
          {clipTexts.failed}
        </button>
      )}
    </div>
  );
}
