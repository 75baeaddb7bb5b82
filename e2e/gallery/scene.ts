import type { Page } from '@playwright/test';
import type { labOf } from '../lib/lab.ts';

export type State = Pick<Scene, 'page' | 'act' | 'user'> & { name: string };

/** One state of one route. */
export interface Scene {
  /** Names the picture's file. */
  id: string;
  title: string;
  group: string;
  page: string;
  /** What a person does until the state is there. */
  act?: (page: Page, lab: Lab) => Promise<void>;
  /** Whose eyes it is seen with; nobody's when absent. */
  user?: object;
  first: boolean;
  /** Also meant for wide screens. */
  desktop: boolean;
}

export type Lab = ReturnType<typeof labOf>;
