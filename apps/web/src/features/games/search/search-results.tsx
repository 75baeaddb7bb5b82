import { fill } from '@juban/contract/texts/fill';
import { gamesTexts } from '@juban/contract/texts/games';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { isConnectionLost } from '../../../platform/api/connection.ts';
import { RetryBlock } from '../../../ui/retry-block.tsx';
import { EmptyBlock } from '../../../ui/state-block.tsx';
import { GamesList } from '../games-list.tsx';
import { findGames } from '../load-games.ts';
import { HotGames } from './hot-games.tsx';
import type { SearchData } from './search-data.ts';

interface SearchResultsProps {
  data: SearchData;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The results of the query, page by page. */
export function SearchResults({ data: { q, hot, found }, onRetry, isRetrying }: SearchResultsProps) {
  if (found === 'failed') {
    return (
      <RetryBlock
        title={gamesHallTexts.failed}
        isOffline={isConnectionLost()}
        busy={isRetrying}
        onRetry={onRetry}
      />
    );
  }
  if (found === 'refused') {
    return <EmptyBlock title={gamesTexts.searchTooLong} hint={gamesHallTexts.nothingHint} />;
  }
  if (found === 'nothing' || found.content.length === 0) {
    return (
      <>
        <EmptyBlock
          art="curtain"
          title={fill(gamesHallTexts.nothing, { words: q.trim() })}
          hint={gamesHallTexts.nothingHint}
        />
        <HotGames games={hot} />
      </>
    );
  }
  return (
    <>
      <h2 className="sr-only">{gamesHallTexts.results}</h2>
      <GamesList first={found} load={(cursor) => findGames(q, cursor)} label={gamesHallTexts.results} />
    </>
  );
}
