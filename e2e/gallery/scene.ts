import type { Page } from '@playwright/test';
import type { labOf } from '../lib/lab.ts';

export type State = Pick<Scene, 'page' | 'act' | 'user'> & { name: string };

/** One state of one route. */
export interface Scene {
  /** File name of the picture. */
  id: string;
  title: string;
  group: string;
  page: string;
  /** Brings the page into the state. */
  act?: (page: Page, lab: Lab) => Promise<void>;
  /** The Lab's user input; absent means a visitor. */
  user?: object;
  first: boolean;
  /** Also taken on wide screens. */
  desktop: boolean;
}

export type Lab = ReturnType<typeof labOf>;
