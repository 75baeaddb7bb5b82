import { fill } from '@juban/contract/texts/fill';
import { navigationTexts } from '@juban/contract/texts/navigation';
import { deepLinkOf, openTargetOf } from '@juban/domain/open-app';
import { monthDayText } from '@juban/domain/shanghai-words';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { trackEvent } from '../../platform/analytics/track-event.ts';
import { useExposure } from '../../platform/analytics/use-exposure.ts';
import styles from './sections.module.css';
import { EXPOSED_MS, type Section, type SectionPlace, TOPIC_PATH } from './topic-data.ts';
import { TopicPicture } from './topic-picture.tsx';

interface DramaSectionProps {
  section: Section;
  at: SectionPlace;
  appScheme: string | undefined;
}

/** One drama, large: picture, start, description and the editors' comment. */
export function DramaSection({ section, at, appScheme }: DramaSectionProps) {
  const { name, content, playStartDate, plotType, description, displayPlayIcon } = section;
  const [{ coverUrl, dramaId, kind } = { coverUrl: '', dramaId: null, kind: null }] = content;
  const facts = { path: TOPIC_PATH, dramaId: dramaId ?? '', place: at.place, sectionId: at.sectionId };
  const seen = useExposure<HTMLDivElement>(EXPOSED_MS, () => dramaId && trackEvent(10017, facts));
  const start =
    playStartDate === null
      ? navigationTexts.playing
      : fill(navigationTexts.playStart, { date: monthDayText(playStartDate) });
  const way = { dramaId, kind, appScheme };
  return (
    <div ref={seen}>
      <DramaLink
        {...way}
        className={styles.cover}
        onTap={() => trackEvent(displayPlayIcon ? 10030 : 10018, facts)}
      >
        <TopicPicture
          url={coverUrl}
          alt={fill(displayPlayIcon ? navigationTexts.play : navigationTexts.coverOf, { title: name })}
          sizes="(max-width: 430px) 92vw, 398px"
        />
        {displayPlayIcon && <PlayRing />}
      </DramaLink>
      <DramaLink {...way} className={styles.say} onTap={() => trackEvent(10018, facts)}>
        <h2>{name}</h2>
        <p className={styles.facts}>{[start, plotType].filter(Boolean).join(' · ')}</p>
        {description && <p className={styles.line}>{description}</p>}
      </DramaLink>
    </div>
  );
}

function PlayRing() {
  return (
    <svg className={styles.play} viewBox="0 0 56 56" aria-hidden="true" data-testid="play-icon">
      <circle cx="28" cy="28" r="27" />
      <path d="M23 18.5v19l15-9.500z" />
    </svg>
  );
}

interface DramaLinkProps {
  dramaId: string | null;
  kind: Section['content'][number]['kind'];
  appScheme: string | undefined;
  className: string | undefined;
  onTap: () => void;
  children: ReactNode;
}

/** Links to the drama's shared page; in the app to the app's own page. */
function DramaLink({ dramaId, kind, appScheme, className, onTap, children }: DramaLinkProps) {
  if (dramaId === null) return <div className={className}>{children}</div>;
  const onClick = (event: MouseEvent) => {
    onTap();
    const target = openTargetOf(kind ?? 'drama', dramaId);
    if (!target || appScheme === undefined) return;
    event.preventDefault();
    window.location.assign(deepLinkOf(appScheme, target, 'h5'));
  };
  return (
    <Link to="/share/drama" search={{ dramaId }} className={className} onClick={onClick}>
      {children}
    </Link>
  );
}
