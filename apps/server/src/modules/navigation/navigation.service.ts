import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { navigationTexts } from '@juban/contract/texts/navigation';
import { isForBrand } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { DramaService, DramaTeaser } from '../drama/drama.service.ts';
import { findNavigation, type Navigation } from './navigation.repository.ts';

type Topic = CallOutput<'getNavigation'>;

export interface NavigationDeps {
  db: Db;
  dramas: DramaService;
}

export type NavigationService = ReturnType<typeof createNavigationService>;

/** Topics: posters and large dramas in the order of their content. */
export function createNavigationService({ db, dramas }: NavigationDeps) {
  return {
    async getNavigation(navigationId: string, context: RequestContext): Promise<Topic> {
      const topic = await findNavigation(db, navigationId);
      if (!topic || !isForBrand(topic.brands, context.brand.id)) {
        throw new Refusal(CODE.notFound, { msg: navigationTexts.unknownTopic });
      }
      const ids = topic.sections.flatMap(({ dramaId }) => dramaId ?? []);
      const teasers = new Map(
        (await dramas.listTeasers(ids, context)).map((drama) => [drama.dramaId, drama]),
      );
      const { title, bgColor, wordColor, imageUrl } = topic;
      return {
        navigation: { id: navigationId, title, bgColor, wordColor, imageUrl },
        userId: context.userId ?? null,
        sections: topic.sections.flatMap((section) => toSection(section, teasers)),
      };
    },
  };
}

/** A section is left out if its drama is disabled or not of the caller's brand. */
function toSection(
  stored: Navigation['sections'][number],
  teasers: ReadonlyMap<string, DramaTeaser>,
): Topic['sections'] {
  const { id, type, dramaId, name, coverUrl, bgColor, wordColor, bgImageUrl, description, moreTarget } =
    stored;
  const look = { id, sectionType: type, bgColor, wordColor, bgImageUrl, description, moreTarget };
  const drama = dramaId === null ? undefined : teasers.get(dramaId);
  if (dramaId !== null && !drama) return [];
  const title = drama?.title ?? name ?? '';
  return [
    {
      ...look,
      name: title,
      content: [{ coverUrl: drama?.image ?? coverUrl ?? '', dramaId, kind: drama?.kind ?? null, title }],
      playStartDate: drama?.playStartDate ?? null,
      plotType: drama?.plotType ?? null,
      displayPlayIcon: stored.displayPlayIcon && drama?.isPlaying === true,
    },
  ];
}
