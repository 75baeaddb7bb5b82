import { redirect } from '@tanstack/react-router';
import { findOrNull } from '../../lib/find-or-null.ts';
import { cardHead, type PageHead } from '../../lib/page-head.ts';
import { api } from '../../platform/api/api.ts';
import type { ClientSearch } from '../../platform/session/client-identity.ts';
import { type Activity, decodeCondition } from './activity-data.ts';
import { periodText } from './period-text.ts';

interface ActivityAnswer {
  /** Null if it could not be loaded; the page then shows an error. */
  activity: Activity | null;
  head: PageHead;
}

const NO_HEAD: PageHead = { meta: [] };

/** Loads an activity as everybody sees it; a name without a data file is an unknown path. */
export async function loadActivity(name: string, search: ClientSearch): Promise<ActivityAnswer> {
  const activity = await findOrNull(api.getActivity({ activity: name })).catch(() => 'failed' as const);
  if (activity === 'failed') return { activity: null, head: NO_HEAD };
  if (!activity) throw redirect({ to: '/', replace: true });
  return { activity, head: headOf(activity, search) };
}

function headOf(activity: Activity, search: ClientSearch): PageHead {
  const { title, titleKey, groups, banner, theme } = activity;
  const conditions = groups.map(({ conditionDesc }) => decodeCondition(conditionDesc)).join('、');
  return cardHead(search, {
    title: title + titleKey,
    description: `${periodText(activity)}，${conditions}`,
    image: banner.src,
    path: activityPath(activity.activity),
    themeColor: theme.page,
  });
}

const MAIN = 'activity';

const activityPath = (name: string) => (name === MAIN ? '/vip/activity' : `/vip/activity/${name}`);
