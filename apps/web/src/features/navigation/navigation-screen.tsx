import type { Brand } from '@juban/catalog';
import { navigationTexts } from '@juban/contract/texts/navigation';
import { type CSSProperties, useEffect } from 'react';
import { trackEvent } from '../../platform/analytics/track-event.ts';
import { useInApp } from '../../platform/host/use-in-app.ts';
import type { AppLink } from '../../ui/app-link.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { COLUMN } from '../../ui/picture.tsx';
import { JumpToApp } from './jump-to-app.tsx';
import styles from './navigation-screen.module.css';
import type { Topic } from './topic-data.ts';
import { TopicPicture } from './topic-picture.tsx';
import { TopicSection } from './topic-section.tsx';

interface NavigationScreenProps {
  topic: Topic;
  brand: Brand;
  appLink: AppLink;
}

/** A topic in its own colours: picture, sections, and a link into the app outside of it. */
export function NavigationScreen({ topic, brand, appLink }: NavigationScreenProps) {
  const { navigation, colours, sections } = topic;
  const isInApp = useInApp();
  useEffect(() => {
    if (isInApp !== undefined) trackEvent(12010, { navigationId: navigation.id, inApp: isInApp });
  }, [navigation.id, isInApp]);
  return (
    <main className={styles.page} style={colours as CSSProperties}>
      <div className={styles.column}>
        <header className={styles.head}>
          <TopicPicture url={navigation.imageUrl} sizes={COLUMN} first />
          <p className={styles.mark}>
            <BrandMark brand={brand.id} size={24} />
            <b>{brand.name}</b>
          </p>
          <h1>{navigation.title}</h1>
        </header>
        {sections.map((section, place) => (
          <TopicSection
            key={section.id}
            section={section}
            at={{ navigationId: navigation.id, sectionId: section.id, place }}
            appScheme={isInApp ? brand.scheme : undefined}
          />
        ))}
        {sections.length === 0 && <p className={styles.empty}>{navigationTexts.empty}</p>}
      </div>
      {!isInApp && <JumpToApp brand={brand} appLink={appLink} />}
      {appLink.hint}
    </main>
  );
}
