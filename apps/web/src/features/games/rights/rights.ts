import { gameRightsTexts as texts } from '@juban/contract/texts/game-rights';

interface Right {
  icon: readonly string[];
  title: string;
  words: string;
  way: '/games/home' | '/games/agreement' | '/games/my/home' | '/games/my/setting' | '/next/feedback';
  label: string;
}

/** In the order users need them: before, during and after playing. */
export const RIGHTS: readonly Right[] = [
  {
    icon: [
      'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z',
      'M12 9.2a2.8 2.8 0 110 5.6 2.8 2.8 0 010-5.6z',
    ],
    title: texts.clearTitle,
    words: texts.clear,
    way: '/games/home',
    label: texts.toHall,
  },
  {
    icon: ['M12 3l7.5 2.8v5.4c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.8z', 'M8.8 12l2.3 2.3 4.2-4.4'],
    title: texts.ageTitle,
    words: texts.age,
    way: '/games/agreement',
    label: texts.toAgreement,
  },
  {
    icon: [
      'M12 3.2a8.8 8.8 0 110 17.6 8.8 8.8 0 010-17.6z',
      'M8.5 7.8l3.5 4.4 3.5-4.4M12 12.2v4.6M9 12.8h6M9 15h6',
    ],
    title: texts.feeTitle,
    words: texts.fee,
    way: '/next/feedback',
    label: texts.toFeedback,
  },
  {
    icon: ['M6 16.5V11a6 6 0 0112 0v5.5l1.5 1.5h-15z', 'M10 20.5h4M12 3v2'],
    title: texts.bookTitle,
    words: texts.book,
    way: '/games/my/home',
    label: texts.toMine,
  },
  {
    icon: ['M12 4a8 8 0 11-7.4 5', 'M4 4.5V9h4.5M12 8v4.5l3 1.8'],
    title: texts.historyTitle,
    words: texts.history,
    way: '/games/my/setting',
    label: texts.toSetting,
  },
  {
    icon: ['M5 21V4.5M5 5c5-3 8.5 3 14 0v9c-5.5 3-9-3-14 0'],
    title: texts.reportTitle,
    words: texts.report,
    way: '/games/home',
    label: texts.toHall,
  },
];
