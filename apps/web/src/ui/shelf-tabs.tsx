import { shelfTexts } from '@juban/contract/texts/shelf';

/** The two families of packages; the second one's name wears a small tag, of the class given. */
export const shelfTabs = (tag: string | undefined) =>
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
