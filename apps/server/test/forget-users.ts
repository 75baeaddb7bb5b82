import { DEMO_PACK, type Product } from '../src/composition.ts';
import { emptyForReset } from '../src/lab/lab.repository.ts';

/** What users left behind is gone, and the content is as new; for those who make very many. */
export async function forgetUsers({ foundation, services }: Product): Promise<void> {
  await emptyForReset(foundation.database.db);
  await services.content.apply(DEMO_PACK);
  await services.campaignTerms.publishAll();
}
