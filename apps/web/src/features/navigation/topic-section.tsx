import { navigationTexts } from '@juban/contract/texts/navigation';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { trackEvent } from '../../platform/analytics/track-event.ts';
import { useExposure } from '../../platform/analytics/use-exposure.ts';
import { Icon } from '../../ui/icon.tsx';
import { DramaSection } from './drama-section.tsx';
import { PosterSection } from './poster-section.tsx';
import { EXPOSED_MS, type Section, type SectionPlace } from './topic-data.ts';
import styles from './topic-section.module.css';

interface TopicSectionProps {
  section: Section;
  at: SectionPlace;
  /** Inside the app: the scheme that opens its own pages. */
  appScheme: string | undefined;
}

/** One section with its own colours and background, and a link to more. */
export function TopicSection({ section, at, appScheme }: TopicSectionProps) {
  const seen = useExposure<HTMLElement>(EXPOSED_MS, () => trackEvent(12011, { ...at }));
  const { colours, more } = section;
  const Body = section.sectionType === 'POSTER' ? PosterSection : DramaSection;
  return (
    <section
      ref={seen}
      className={styles.section}
      style={(colours ?? {}) as CSSProperties}
      data-own={colours !== undefined || section.bgImageUrl !== null || undefined}
      data-type={section.sectionType}
      aria-label={section.name}
    >
      {section.bgImageUrl && <img className={styles.ground} src={section.bgImageUrl} alt="" loading="lazy" />}
      <div className={styles.body}>
        <Body section={section} at={at} appScheme={appScheme} />
        {more && (
          <Link {...more} className={styles.more} onClick={() => trackEvent(12012, { ...at })}>
            {navigationTexts.more}
            <Icon name="next" size={14} line={2} />
          </Link>
        )}
      </div>
    </section>
  );
}
