import type { Brand } from '@juban/catalog';
import type { AppLink } from '../../ui/app-link.ts';
import { appTextsOf } from './app-texts.ts';
import { CastList } from './cast-list.tsx';
import type { Clip, DramaPageData } from './drama-data.ts';
import { DramaHead } from './drama-head.tsx';
import { EpisodePicker } from './episode-picker.tsx';
import { FloatBanner } from './float-banner.tsx';
import { GiftTicket } from './gift-ticket.tsx';
import { Hero } from './hero.tsx';
import { Intro } from './intro.tsx';
import { MainActions } from './main-actions.tsx';
import { PageEnd } from './page-end.tsx';
import { RecommendLine } from './recommend-line.tsx';
import { Reservation } from './reservation.tsx';
import styles from './share-page.module.css';
import { StillList } from './still-list.tsx';
import { TakenDown } from './taken-down.tsx';

interface DramaScreenProps {
  data: DramaPageData;
  brand: Brand;
  openApp: AppLink;
  renew: () => Promise<Clip | null>;
}

/** A shared drama with one clip. Keyed by drama and clip, so that no state carries over. */
export function DramaScreen(props: DramaScreenProps) {
  const { info, clip } = props.data;
  return <DramaPage key={`${info.dramaId} ${episodeOf(clip)}`} {...props} />;
}

const episodeOf = (clip: Clip | null) => (clip?.kind === 'episode' ? clip.episodeNo : undefined);

function DramaPage({ data, brand, openApp, renew }: DramaScreenProps) {
  const { info, clip, episodes, actors, alike, reserve } = data;
  if (!info.enable) return <TakenDown info={info} alike={alike} brand={brand} openApp={openApp} />;
  const current = episodeOf(clip);
  const waits = reserve !== null;
  const words = appTextsOf({ info, episodes, current, waits });
  return (
    <>
      <Hero info={info} clip={clip} brand={brand} openApp={openApp} words={words} renew={renew} />
      <div className={styles.spill} data-part="1">
        <DramaHead info={info} episodes={episodes} />
        <div data-part="3">
          {reserve && <Reservation reserve={reserve} />}
          <MainActions info={info} brand={brand} openApp={openApp} waits={waits} act={words.act} />
        </div>
      </div>
      <div data-part="4">
        <EpisodePicker
          dramaId={info.dramaId}
          episodes={episodes}
          total={info.totalEpisodes}
          current={current}
          isVip={info.feeMode === 'vip'}
          part={4}
        />
      </div>
      <div data-part="7">
        <RecommendLine lines={info.recommendLines} brand={brand} />
        <Intro text={info.intro} />
      </div>
      <div data-part="8">
        <CastList actors={actors} part={8} />
      </div>
      <div data-part="10">
        <StillList info={info} />
      </div>
      <div data-part="11">
        <GiftTicket brand={brand} openApp={openApp} />
      </div>
      <PageEnd alike={alike} part={12} />
      <FloatBanner brand={brand} openApp={openApp} title={words.banner} />
      {openApp.hint}
    </>
  );
}
