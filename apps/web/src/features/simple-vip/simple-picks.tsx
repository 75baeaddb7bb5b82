import type { CallOutput } from '@juban/contract/schemas';
import { fill } from '@juban/contract/texts/fill';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { fenOf } from '@juban/domain/money';
import { isRunning, type Running } from '../../lib/running-contracts.ts';
import { Icon } from '../../ui/icon.tsx';
import { priceText } from '../../ui/price-text.ts';
import { walkRadios } from '../../ui/walk-radios.ts';
import styles from './simple-picks.module.css';

type Goods = CallOutput<'listPackages'>['data'][number];

interface SimplePicksProps {
  packages: readonly Goods[];
  chosen: string | undefined;
  running: Running;
  onChoose: (id: string) => void;
}

/** Packages below each other; the chosen one shows more. */
export function SimplePicks({ packages, chosen, running, onChoose }: SimplePicksProps) {
  const loud = packages.find(({ cornerTitle }) => cornerTitle)?.id;
  return (
    <div className={styles.picks} role="radiogroup" aria-label={shelfTexts.packagesLabel}>
      {packages.map((goods, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a button says all of a package in one name
        <button
          key={goods.id}
          type="button"
          role="radio"
          aria-checked={goods.id === chosen}
          tabIndex={goods.id === chosen ? 0 : -1}
          className={styles.pick}
          data-testid="package-card"
          data-goods={goods.refGoodsCode}
          onClick={() => onChoose(goods.id)}
          onKeyDown={walkRadios(packages, place, ({ id }) => onChoose(id))}
        >
          <PickFace goods={goods} loud={goods.id === loud} runs={isRunning(goods, running)} />
        </button>
      ))}
    </div>
  );
}

function PickFace({ goods, loud, runs }: { goods: Goods; loud: boolean; runs: boolean }) {
  const corner = runs ? shelfTexts.renewing : goods.cornerTitle;
  const { showName, subTitle, price, oriPrice, description, experience } = goods;
  return (
    <>
      <span className={styles.tick}>
        <Icon name="check" size={12} line={2.6} />
      </span>
      <span className={styles.words}>
        <b>
          {showName}
          {corner && <i data-loud={(loud && !runs) || undefined}>{corner}</i>}
        </b>
        <span className={styles.sub}>{subTitle}</span>
      </span>
      <span className={styles.price}>
        <span className="num">
          <small>¥</small>
          {priceText(fenOf(price))}
        </span>
        {oriPrice > price && (
          <s className="num">
            <span className="sr-only">{shelfTexts.originalPrice}</span>¥{priceText(fenOf(oriPrice))}
          </s>
        )}
      </span>
      <span className={styles.more}>
        <span>{description}</span>
        {experience > 0 && <em className="num">{fill(shelfTexts.gainPower, { value: experience })}</em>}
      </span>
    </>
  );
}
