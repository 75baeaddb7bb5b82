import { shelfTexts } from '@juban/contract/texts/shelf';
import { priceText } from './price-text.ts';

interface PackageFaceProps {
  name: string;
  price: number;
  /** Previous price in fen, shown struck through if it was higher. */
  before: number;
  foot: string;
  /** Empty for none. */
  corner: string;
  /** Only the first corner label of a row is highlighted. */
  loud: boolean;
  /** Class names by part: cards differ in size, and some are rendered before this code is loaded. */
  dress: Readonly<Record<string, string>>;
}

/** The content of a package card. */
export function PackageFace({ name, price, before, foot, corner, loud, dress }: PackageFaceProps) {
  return (
    <>
      {corner && (
        <span className={dress.corner} data-loud={loud || undefined}>
          {corner}
        </span>
      )}
      <span className={dress.name}>{name}</span>
      <span className={`${dress.price} num`}>
        <small>¥</small>
        {priceText(price)}
      </span>
      {before > price ? (
        <s className={`${dress.before} num`}>
          <span className="sr-only">{shelfTexts.originalPrice}</span>¥{priceText(before)}
        </s>
      ) : (
        <span className={dress.before} />
      )}
      <span className={dress.foot}>{foot}</span>
    </>
  );
}
