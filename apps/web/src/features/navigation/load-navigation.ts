import type { CallOutput } from '@juban/contract/schemas';
import { findById } from '../../lib/find-or-null.ts';
import { internalTarget } from '../../lib/internal-target.ts';
import { cardHead, type PageCard, type PageHead } from '../../lib/page-head.ts';
import { api } from '../../platform/api/api.ts';
import type { ClientSearch } from '../../platform/session/client-identity.ts';
import { css, parseColour } from '../../ui/contrast.ts';
import { sectionColours, topicColours } from './topic-colours.ts';
import type { Topic } from './topic-data.ts';

type Answer = CallOutput<'getNavigation'>;
type TopicAnswer = { head: PageHead } & ({ found: true; topic: Topic } | { found: false });

const NAMED = 3;

/** The topic with all its sections; an unknown id is an answer, everything else an error. */
export async function loadNavigation(id: string, search: ClientSearch): Promise<TopicAnswer> {
  const answer = await findById(id, (navigationId) => api.getNavigation({ navigationId }));
  if (!answer) return { found: false, head: cardHead(search, undefined) };
  return { found: true, topic: dress(answer), head: cardHead(search, cardOf(answer)) };
}

function dress({ navigation, sections }: Answer): Topic {
  return {
    navigation,
    colours: topicColours(navigation),
    sections: sections.map((section) => ({
      ...section,
      colours: sectionColours(section, navigation),
      more: internalTarget(section.moreTarget),
    })),
  };
}

function cardOf({ navigation: { id, title, imageUrl, bgColor }, sections }: Answer): PageCard {
  const names = sections.slice(0, NAMED).map(({ name }) => name);
  const ground = parseColour(bgColor);
  return {
    title,
    description: names.join('、'),
    image: imageUrl,
    path: `/next/navigation?id=${id}`,
    ...(ground && { themeColor: css(ground) }),
  };
}
