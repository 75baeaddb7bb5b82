import { shanghaiDay } from '@juban/domain/shanghai-day';

/** 2026-11-02, in Shanghai. */
export const dayText = (at: number): string => shanghaiDay(new Date(at));
