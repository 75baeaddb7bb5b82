import type { GamesHome } from '../game-data.ts';
import { GamesFailed } from '../games-failed.tsx';
import { type CategoriesData, CategoriesView } from './categories-view.tsx';
import { FeaturedView } from './featured-view.tsx';
import styles from './hall-screen.module.css';

/** What the chosen view shows; null where it could not be had. */
export type HallData =
  | { view: 'featured'; home: GamesHome | null }
  | { view: 'all'; all: CategoriesData | null };

interface HallScreenProps {
  title: string;
  data: HallData;
  onRetry: () => void;
}

/** The games hall: what is featured, or all by category. */
export function HallScreen({ title, data, onRetry }: HallScreenProps) {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{title}</h1>
      <HallView data={data} onRetry={onRetry} />
    </main>
  );
}

function HallView({ data, onRetry }: Omit<HallScreenProps, 'title'>) {
  if (data.view === 'featured' && data.home) return <FeaturedView home={data.home} />;
  if (data.view === 'all' && data.all) return <CategoriesView data={data.all} />;
  return <GamesFailed onRetry={onRetry} />;
}
