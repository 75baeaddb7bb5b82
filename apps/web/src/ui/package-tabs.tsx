import { shelfTexts } from '@juban/contract/texts/shelf';

/** The two package families; the second name has a small tag with the given class. */
export const packageTabs = (tag: string | undefined) =>
  [
    { name: 'vip', label: shelfTexts.tabVip },
    {
      name: 'plus',
      label: (
        <>
          {shelfTexts.tabPlus}
          <span className={tag}>{shelfTexts.plusTag}</span>
        </>
      ),
    },
  ] as const;
