import type { Brand } from '@juban/catalog';
import { type CSSProperties, useRef } from 'react';
import { dataOf } from '../../lib/user-state.ts';
import { WaitMark } from '../../platform/host/wait-mark.tsx';
import { type Activity, type ActivityStatus, groupsOf, type ItemView } from './activity-data.ts';
import { ActivityHero } from './activity-hero.tsx';
import styles from './activity-screen.module.css';
import { BoughtDays } from './bought-days.tsx';
import { GiftBlock } from './gift-block.tsx';
import { giftTexts, guestTexts } from './gift-texts.ts';
import { RewardGroup } from './reward-group.tsx';
import { RulesBlock } from './rules-block.tsx';
import { themeStyle } from './theme-style.ts';
import { useTheme } from './use-theme.ts';

interface ActivityScreenProps {
  activity: Activity;
  brand: Brand;
  standing: ActivityStatus;
  /** The vendor of the user's device requires a note. */
  notesVendor: boolean;
  onLogin: () => void;
  onRetry: () => Promise<unknown>;
  onItem: (item: ItemView) => void;
  onGift: () => void;
}

/**
 * Visitors may tap the gift while the activity runs and are asked to log in; undefined while nothing is
 * known.
 */
function giftStatusOf(standing: ActivityStatus, { inActivity }: Activity) {
  if (standing.kind === 'guest') return inActivity ? 'REWARD' : 'NO_CONDITION';
  return dataOf(standing)?.realItem?.rewardStatus;
}

/** Any activity: content and colours come from its data. */
export function ActivityScreen(props: ActivityScreenProps) {
  const { activity, brand, standing, notesVendor, onLogin, onRetry, onItem, onGift } = props;
  const { theme, realItem, rules, iosNote } = activity;
  const own = dataOf(standing)?.realItem;
  const column = useRef<HTMLDivElement>(null);
  useTheme(theme);
  return (
    <main
      className={styles.page}
      style={themeStyle(theme) as CSSProperties}
      data-activity={activity.activity}
    >
      <div ref={column} className={styles.column} suppressHydrationWarning>
        <WaitMark around={column} />
        <ActivityHero activity={activity} brand={brand} />
        <BoughtDays activity={activity} standing={standing} onLogin={onLogin} onRetry={onRetry} />
        {groupsOf(activity, standing).map((group, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups never change places
          <RewardGroup key={place} group={group} onTap={onItem} />
        ))}
        {realItem && (
          <GiftBlock
            activity={activity.activity}
            gift={realItem}
            status={giftStatusOf(standing, activity)}
            words={
              own ? giftTexts(realItem, own) : standing.kind === 'guest' ? guestTexts(realItem) : undefined
            }
            result={own?.result}
            onTap={onGift}
          />
        )}
        <RulesBlock rules={rules} note={notesVendor ? iosNote : undefined} />
      </div>
    </main>
  );
}
