import type { KnownFacts } from './known-facts.ts';
import { createNotificationLine, type NotificationLine } from './notification-line.ts';

/** Ids to try, as the Lab tells them. */
export interface Demo {
  claimChannels: { open?: string };
  /** Codes by client type: plain ones that end by themselves first. */
  goods: Record<string, string[]>;
  gifts: Record<string, string[]>;
  dramas: { normal?: string };
  activityItems: Record<string, string[]>;
  /** When each activity draws its gifts, where it does. */
  activityTimes: Record<string, { drawTime?: number }>;
}

/** Where people play: one process of the product. */
export interface Stage {
  url: string;
  sandboxUrl: string;
  demo: Demo;
  facts: KnownFacts;
  /** Between the providers and the product. */
  line: NotificationLine;
}

export async function openStage(url: string, sandboxPort: number, facts: KnownFacts): Promise<Stage> {
  const response = await fetch(`${url}/lab/api/demo`);
  const demo = (await response.json()) as Demo;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  return { url, sandboxUrl, demo, facts, line: createNotificationLine(sandboxUrl, facts.counts) };
}
