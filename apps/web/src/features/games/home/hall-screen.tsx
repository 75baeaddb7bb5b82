import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { isConnectionLost } from '../../../platform/api/connection.ts';
import { RetryBlock } from '../../../ui/retry-block.tsx';
import type { GamesHome } from '../game-data.ts';
import { type CategoriesData, CategoriesView } from './categories-view.tsx';
import { FeaturedView } from './featured-view.tsx';

/** Data of the chosen view; null if it could not be loaded. */
export type HallData =
  | { view: 'featured'; home: GamesHome | null }
  | { view: 'all'; all: CategoriesData | null };

interface HallScreenProps {
  data: HallData;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The games hall: featured games, or all by category. */
export function HallScreen({ data, onRetry, isRetrying }: HallScreenProps) {
  if (data.view === 'featured' && data.home) return <FeaturedView home={data.home} />;
  if (data.view === 'all' && data.all) return <CategoriesView data={data.all} />;
  return (
    <RetryBlock
      title={gamesHallTexts.failed}
      isOffline={isConnectionLost()}
      busy={isRetrying}
      onRetry={onRetry}
    />
  );
}
