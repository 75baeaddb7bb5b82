import { redirect } from '@tanstack/react-router';
import { type Activity, decodeCondition } from '../../features/activity/activity-data.ts';
import { periodText } from '../../features/activity/period-text.ts';
import { ApiError, api } from '../../lib/api.ts';
import type { ClientSearch } from '../../lib/client-identity.ts';
import { cardHead, type PageHead } from './page-head.ts';

interface ActivityAnswer {
  /** Null where it could not be had: the page then says so. */
  activity: Activity | null;
  head: PageHead;
}

/** What the server says of a name that is none, or that it does not have. */
const UNKNOWN = [400, 404];
const NO_HEAD: PageHead = { meta: [] };

/** An activity as everybody sees it; a name that no data file has is a path outside the table. */
export async function loadActivity(name: string, search: ClientSearch): Promise<ActivityAnswer> {
  try {
    const activity = await api.getActivity({ activity: name });
    return { activity, head: headOf(activity, search) };
  } catch (error) {
    if (error instanceof ApiError && UNKNOWN.includes(error.httpStatus)) {
      throw redirect({ to: '/', replace: true });
    }
    return { activity: null, head: NO_HEAD };
  }
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
