import type { Database } from '../db/database.ts';
import type { TermsService } from '../modules/campaign/terms.service.ts';
import type { createContentService } from '../modules/content/content.service.ts';

type Published = Pick<TermsService, 'publishAll'>;

/**
 * The terms of draws must exist before a user requests them: published at the start and whenever content
 * changes.
 */
export async function publishTerms(
  database: Database,
  {
    content,
    campaignTerms,
    giftTerms,
  }: {
    content: Pick<ReturnType<typeof createContentService>, 'onChange'>;
    campaignTerms: Published;
    giftTerms: Published;
  },
): Promise<void> {
  const publishAll = async () => {
    await campaignTerms.publishAll();
    await giftTerms.publishAll();
  };
  await publishAll();
  // If the database is down, the next reader of the terms publishes them.
  await content.onChange(database, () => void publishAll().catch(() => {}));
}
