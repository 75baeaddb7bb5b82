import { clipTexts } from '@juban/contract/texts/clip';
import { fill } from '@juban/contract/texts/fill';
import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { api } from '../../../platform/api/api.ts';
import { COLUMN, Picture } from '../../../ui/picture.tsx';
import { PlayButton } from '../../../ui/play-button.tsx';
import { useClip } from '../../../ui/use-clip.ts';
import type { GameDetail } from './detail-data.ts';
import styles from './hero.module.css';

/** Key art of the game, with its video if there is one. */
export function Hero({ game }: { game: GameDetail }) {
  if (game.videoAddress) return <Trailer game={game} />;
  return (
    <div className={styles.hero} data-testid="hero">
      <Cover game={game} />
      <span className={styles.shade} />
    </div>
  );
}

const coverOf = ({ keyArt, videoCover, picUrls }: GameDetail) => keyArt || videoCover || picUrls[0];

function Cover({ game }: { game: GameDetail }) {
  const url = coverOf(game);
  return (
    url && <Picture first url={url} sizes={COLUMN} imgClassName={styles.cover} width={840} height={473} />
  );
}

function Trailer({ game }: { game: GameDetail }) {
  const { id, gameName, videoAddress } = game;
  const renewAddress = async () => (await api.getGame({ id })).videoAddress;
  const { video, stage, play, reload, events } = useClip(videoAddress, renewAddress);
  const label = fill(texts.playVideo, { name: gameName });
  const isPlaying = stage === 'playing';
  const isStarting = stage === 'starting';
  return (
    <div className={styles.hero} data-stage={stage} data-testid="player">
      <video
        ref={video}
        className={styles.video}
        playsInline
        preload="none"
        poster={coverOf(game)}
        controls={isPlaying}
        controlsList="nodownload"
        tabIndex={isPlaying ? 0 : -1}
        aria-label={label}
        {...events}
      />
      {!isPlaying && <Cover game={game} />}
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
