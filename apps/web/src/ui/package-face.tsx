import { shelfTexts } from '@juban/contract/texts/shelf';
import { priceText } from './price-text.ts';

interface PackageFaceProps {
  name: string;
  /** In fen. */
  price: number;
  /** In fen; struck out where it was higher. */
  before: number;
  foot: string;
  /** Empty for none. */
  corner: string;
  /** Only the first corner of a row is loud. */
  loud: boolean;
  /** The class of each of these by its name: cards differ in size, and some are painted before this code is there. */
  dress: Readonly<Record<string, string>>;
}

/** What stands on the card of a package. */
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
