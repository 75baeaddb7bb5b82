import { fill } from '@juban/contract/texts/fill';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import type { GiftBundleType } from '@juban/domain/gift-bundles';
import { Link } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import styles from './benefit-cards.module.css';
import { BENEFIT_CARDS, type BenefitCard } from './benefit-texts.ts';
import { Section } from './blocks/section.tsx';

interface TableProps {
  open: boolean;
  onClose: () => void;
  /** Its row is highlighted. */
  bundle: GiftBundleType | undefined;
}

/** Loads the table of all bundles. */
export type LoadTable = () => Promise<{ default: ComponentType<TableProps> }>;

interface BenefitCardsProps {
  loadTable: LoadTable;
  /** Only logged-in users have something to claim. */
  isLoggedIn: boolean;
  /** The bundle of the chosen package. */
  bundle: GiftBundleType | undefined;
}

/** The extra benefits of VIP+ in four sizes. */
export function BenefitCards({ loadTable, isLoggedIn, bundle }: BenefitCardsProps) {
  const [asked, setAsked] = useState<GiftBundleType>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Table = useLazyDialog(loadTable, { open: isOpen, onClose: close });
  return (
    <Section title={purchaseTexts.benefitsTitle} hint={purchaseTexts.benefitsHint}>
      <ul className={styles.cards}>
        {BENEFIT_CARDS.map((card) => (
          <Card
            key={card.type}
            card={card}
            isChosen={card.type === bundle}
            isLoggedIn={isLoggedIn}
            onDetail={() => {
              setAsked(card.type);
              setOpen(true);
            }}
          />
        ))}
      </ul>
      {Table && <Table open={isOpen} onClose={close} bundle={asked} />}
    </Section>
  );
}

interface CardProps {
  card: BenefitCard;
  isChosen: boolean;
  isLoggedIn: boolean;
  onDetail: () => void;
}

function Card({ card: { type, title, value, rule, extra }, isChosen, isLoggedIn, onDetail }: CardProps) {
  return (
    <li className={styles.card} data-chosen={isChosen || undefined} data-testid="benefit-card">
      <b>{title}</b>
      <strong className="num">{fill(purchaseTexts.benefitValue, { value })}</strong>
      <span>{rule}</span>
      <span className={styles.extra}>{extra}</span>
      <div className={styles.ways}>
        <button type="button" onClick={onDetail}>
          {purchaseTexts.benefitDetail}
        </button>
        {isLoggedIn && (
          <Link to="/vip/reciveThirdVip" search={{ type }} className={styles.claim}>
            {purchaseTexts.benefitClaim}
          </Link>
        )}
      </div>
    </li>
  );
}
