import type { Brand } from '@juban/catalog';
import type { TonedPicture } from '../../ui/toned-picture.ts';
import { DotsHead, InkHead } from './help-head.tsx';
import { HelpLink } from './help-link.tsx';
import type { HelpPage } from './help-page.ts';
import styles from './help-screen.module.css';
import { HelpQuality, HelpSection, HelpSteps, HelpUses } from './help-sections.tsx';
import { HelpSpecimen } from './help-specimen.tsx';

const HEADS = { ink: InkHead, dots: DotsHead } as const;

interface HelpScreenProps {
  page: HelpPage;
  brand: Brand;
  /** `head` is for the page's head, each `poster` for the example. */
  pictures: readonly TonedPicture[];
}

/**
 * Explains one thing in four sections: what it is, what it is for, how to publish it, how to make it good.
 */
export function HelpScreen({ page, brand, pictures }: HelpScreenProps) {
  const { texts, look } = page;
  const Head = HEADS[look];
  const named = (wanted: string) => pictures.filter(({ name }) => name === wanted);
  return (
    <main className={styles.screen} data-look={look}>
      <Head brand={brand} art={named('head')[0]?.url} title={texts.title} lead={texts.lead} />
      <HelpSection id="what" title={texts.whatTitle} part={1}>
        <p>{texts.whatText}</p>
        <HelpSpecimen page={page} posters={named('poster')} />
      </HelpSection>
      <HelpSection id="does" title={texts.doesTitle} part={3}>
        <HelpUses texts={texts} />
      </HelpSection>
      <HelpSection id="publish" title={texts.publishTitle} part={4}>
        <HelpSteps texts={texts} />
      </HelpSection>
      <HelpSection id="quality" title={texts.qualityTitle} part={5}>
        <HelpQuality texts={texts} />
      </HelpSection>
      <nav className={styles.ways} aria-label={texts.more} data-part={6}>
        {page.guide && <HelpLink to="/next/activity/reviewguide" {...page.guide} />}
        <HelpLink to={page.sister} name={texts.sister} hint={texts.sisterHint} />
      </nav>
    </main>
  );
}
