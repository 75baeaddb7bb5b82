import type { KnownFacts } from './known-facts.ts';
import { createNotificationLine, type NotificationLine } from './notification-line.ts';

/** Existing ids, from the Lab. */
export interface Demo {
  claimChannels: { open?: string };
  /** Goods codes by client type, one-time packages first. */
  goods: Record<string, string[]>;
  gifts: Record<string, string[]>;
  dramas: { normal?: string };
  activityItems: Record<string, string[]>;
  /** Time of the gift draw per activity, if it has one. */
  activityTimes: Record<string, { drawTime?: number }>;
}

/** One process of the product as flows see it. */
export interface Stage {
  url: string;
  sandboxUrl: string;
  demo: Demo;
  facts: KnownFacts;
  /** The notification line between providers and product. */
  line: NotificationLine;
}

export async function openStage(url: string, sandboxPort: number, facts: KnownFacts): Promise<Stage> {
  const response = await fetch(`${url}/lab/api/demo`);
  const demo = (await response.json()) as Demo;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  return { url, sandboxUrl, demo, facts, line: createNotificationLine(sandboxUrl, facts.counts) };
}
