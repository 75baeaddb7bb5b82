import type { Brand } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { shareTexts } from '@juban/contract/texts/share';
import type { AppLink } from '../../ui/app-link.ts';
import { appTextsOf } from './app-texts.ts';
import { CastList } from './cast-list.tsx';
import type { Author, Clip, SeasonData } from './drama-data.ts';
import { DramaHead } from './drama-head.tsx';
import { EpisodePicker } from './episode-picker.tsx';
import { GiftTicket } from './gift-ticket.tsx';
import { Hero } from './hero.tsx';
import { Intro } from './intro.tsx';
import { MainActions } from './main-actions.tsx';
import { PageEnd } from './page-end.tsx';
import styles from './share-page.module.css';
import { TakenDown } from './taken-down.tsx';

interface SeasonScreenProps {
  data: SeasonData;
  brand: Brand;
  openApp: AppLink;
  renew: () => Promise<Clip | null>;
}

/** The detail page of a shared drama. */
export function SeasonScreen({ data, brand, openApp, renew }: SeasonScreenProps) {
  const { info, clip, episodes, actors, alike, author } = data;
  if (!info.enable) return <TakenDown info={info} alike={alike} brand={brand} openApp={openApp} />;
  const current = clip?.kind === 'episode' ? clip.episodeNo : undefined;
  const waits = episodes.length === 0;
  const words = appTextsOf({ info, episodes, current, waits });
  return (
    <>
      <Hero info={info} clip={clip} brand={brand} openApp={openApp} words={words} renew={renew} />
      <div className={styles.spill} data-part="1">
        {author && <From author={author} />}
        <DramaHead info={info} episodes={episodes} />
        <div data-part="3">
          <MainActions info={info} brand={brand} openApp={openApp} waits={waits} act={words.act} />
        </div>
      </div>
      <div data-part="4">
        <GiftTicket brand={brand} openApp={openApp} />
        <Intro text={info.intro} />
      </div>
      <div data-part="5">
        <EpisodePicker
          dramaId={info.dramaId}
          episodes={episodes}
          total={info.totalEpisodes}
          current={current}
          isVip={info.feeMode === 'vip'}
          part={5}
        />
      </div>
      <div data-part="8">
        <CastList actors={actors} part={8} />
      </div>
      <PageEnd alike={alike} part={10} />
      {openApp.hint}
    </>
  );
}

function From({ author: { headImgUrl, nickName } }: { author: Author }) {
  return (
    <p className={styles.from} data-testid="author">
      <img src={headImgUrl} width={22} height={22} alt="" />
      {fill(shareTexts.invites, { name: nickName })}
    </p>
  );
}
