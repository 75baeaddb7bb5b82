import type { CallOutput } from '@juban/contract/schemas';
import { sectionColours, topicColours } from '../../features/navigation/topic-colours.ts';
import type { Topic } from '../../features/navigation/topic-data.ts';
import { ApiError, api } from '../../lib/api.ts';
import type { ClientSearch } from '../../lib/client-identity.ts';
import { ownTarget } from '../../lib/own-target.ts';
import { css, parseColour } from '../../ui/contrast.ts';
import { cardHead, type PageCard, type PageHead } from './page-head.ts';

type Answer = CallOutput<'getNavigation'>;
type TopicAnswer = { head: PageHead } & ({ found: true; topic: Topic } | { found: false });

const ID = /^[\w-]{1,64}$/;
const NAMED = 3;
/** What the server says of an id that is none, or that it does not have. */
const UNKNOWN = [400, 404];

/** The topic with all its sections; an id that nobody has is an answer, everything else an error. */
export async function loadNavigation(id: string, search: ClientSearch): Promise<TopicAnswer> {
  try {
    if (ID.test(id)) {
      const answer = await api.getNavigation({ navigationId: id });
      return { found: true, topic: dress(answer), head: cardHead(search, cardOf(answer)) };
    }
  } catch (error) {
    if (!(error instanceof ApiError && UNKNOWN.includes(error.httpStatus))) throw error;
  }
  return { found: false, head: cardHead(search, undefined) };
}

function dress({ navigation, sections }: Answer): Topic {
  return {
    navigation,
    colours: topicColours(navigation),
    sections: sections.map((section) => ({
      ...section,
      colours: sectionColours(section, navigation),
      more: ownTarget(section.moreTarget),
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
