import type { Brand } from '@juban/catalog';
import { dramaTexts } from '@juban/contract/texts/drama';
import { fill } from '@juban/contract/texts/fill';
import { shareTexts } from '@juban/contract/texts/share';
import type { AppLink } from '../../ui/app-link.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { COLUMN, Picture } from '../../ui/picture.tsx';
import { PlayButton } from '../../ui/play-button.tsx';
import type { AppTexts } from './app-texts.ts';
import { ClipFailed } from './clip-failed.tsx';
import { ClipOverlay } from './clip-overlay.tsx';
import type { Clip, DramaInfo } from './drama-data.ts';
import styles from './hero.module.css';
import { heroOf } from './hero-picture.ts';
import { useClip } from './use-clip.ts';

interface HeroProps {
  info: DramaInfo;
  clip: Clip | null;
  brand: Brand;
  openApp: AppLink;
  words: AppTexts;
  renew: () => Promise<Clip | null>;
}

/** The trial player, edge to edge. Content below never moves. */
export function Hero({ info, clip, brand, openApp, words, renew }: HeroProps) {
  const player = useClip(clip, renew);
  const { video, stage, events } = player;
  const waits = stage === 'idle' || stage === 'starting';
  return (
    <div className={styles.hero} data-stage={stage} data-testid="player">
      {clip && (
        <video
          ref={video}
          className={styles.video}
          playsInline
          preload="none"
          poster={stage === 'idle' ? undefined : heroOf(info)}
          controls={stage === 'playing'}
          controlsList="nodownload"
          tabIndex={stage === 'playing' ? 0 : -1}
          aria-label={fill(shareTexts.playOf, { title: info.title, clip: clipName(clip) })}
          {...events}
        />
      )}
      {waits && <HeroPicture info={info} />}
      {stage !== 'playing' && (
        <p className={styles.bar}>
          <BrandMark brand={brand.id} size={24} />
          <b>{brand.name}</b>
          <a className={styles.open} href={openApp.href} onClick={openApp.open}>
            {dramaTexts.openApp}
          </a>
        </p>
      )}
      {clip && waits && <Trial info={info} clip={clip} player={player} />}
      {stage === 'ended' && <ClipOverlay words={words} openApp={openApp} onReplay={player.replay} />}
      {stage === 'failed' && <ClipFailed onReload={player.reload} />}
    </div>
  );
}

const clipName = (clip: Clip) =>
  clip.kind === 'trailer' ? dramaTexts.trailer : fill(dramaTexts.episode, { number: clip.episodeNo });

function HeroPicture({ info }: { info: DramaInfo }) {
  return (
    <span className={styles.cover} style={{ backgroundImage: `url(${info.placeholder})` }}>
      <Picture
        url={heroOf(info)}
        sizes={COLUMN}
        imgClassName={styles.picture}
        width={960}
        height={540}
        first
      />
    </span>
  );
}

interface TrialProps {
  info: DramaInfo;
  clip: Clip;
  player: ReturnType<typeof useClip>;
}

function Trial({ info, clip, player: { stage, prepare, play } }: TrialProps) {
  return (
    <>
      <PlayButton
        label={fill(shareTexts.playOf, { title: info.title, clip: clipName(clip) })}
        startingLabel={shareTexts.starting}
        isStarting={stage === 'starting'}
        onPlay={play}
        onPrepare={prepare}
      />
      <p className={styles.trial}>
        {clip.kind === 'episode' && <em>{dramaTexts.clip}</em>}
        {clip.kind === 'trailer' ? <em>{dramaTexts.trailer}</em> : clipName(clip)}
      </p>
    </>
  );
}
