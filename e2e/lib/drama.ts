import type { Page } from '@playwright/test';

export const SEASON = '/share/season?id=40001';
export const DRAMA = '/share/drama?dramaId=40001';

export const player = (page: Page) => page.getByTestId('player');
