import type { Brand } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { homeTexts } from '@juban/contract/texts/home';
import { BrandMark } from '../../ui/brand-mark.tsx';
import type { TonedPicture } from '../../ui/toned-picture.ts';
import { HomeHero } from './home-hero.tsx';
import { HomeLinks, type Ticket } from './home-links.tsx';
import { HOME_SCENES } from './home-scenes.ts';
import styles from './home-screen.module.css';
import { HomeVisitor } from './home-visitor.tsx';

interface HomeScreenProps {
  brand: Brand;
  ticket: Ticket | null;
  posters: readonly TonedPicture[];
}

/** The welcome page: brand, picture and links. */
export function HomeScreen({ brand, ticket, posters }: HomeScreenProps) {
  const scene = HOME_SCENES[brand.id];
  return (
    <main className={styles.screen}>
      <div className={styles.top}>
        <div className={styles.brand}>
          <BrandMark brand={brand.id} size={30} />
          <b>{brand.name}</b>
          <HomeVisitor />
        </div>
        <div className={styles.hero} data-part="1">
          {scene && <HomeHero scene={scene} posters={posters} />}
        </div>
      </div>
      <div className={styles.say} data-part="1">
        <h1>{fill(homeTexts.welcome, { brand: brand.name })}</h1>
        <p>{brand.slogan}</p>
      </div>
      <div className={styles.ways} data-part="1">
        <HomeLinks ticket={ticket} />
      </div>
    </main>
  );
}
