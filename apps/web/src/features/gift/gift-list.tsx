import { giftTexts } from '@juban/contract/texts/gift';
import { GIFT_NAMES } from '@juban/domain/gift-bundles';
import { useState } from 'react';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import { GiftCard } from './gift-card.tsx';
import type { Gift } from './gift-data.ts';
import styles from './gift-screen.module.css';

const loadSheet = () => import('./choice-sheet.tsx');

interface GiftListProps {
  gifts: readonly Gift[];
  asked: string | undefined;
  reload: () => Promise<unknown>;
}

/** Matches a bundle by key or name. */
const isNamed = (word: string | undefined) => (gift: Gift) =>
  gift.type === word || GIFT_NAMES[gift.type] === word;

/** The vouchers, and the choices of the tapped one. */
export function GiftList({ gifts, asked, reload }: GiftListProps) {
  const [shownType, setShownType] = useState(() => gifts.find(isNamed(asked))?.type);
  const shown = gifts.find(({ type }) => type === shownType);
  const [isOpen, setOpen] = useState(shown !== undefined);
  const close = () => setOpen(false);
  const Sheet = useLazyDialog(loadSheet, { open: isOpen, onClose: close });
  const open = (gift: Gift) => {
    setShownType(gift.type);
    setOpen(true);
  };
  return (
    <>
      <ul className={styles.list}>
        {gifts.map((gift) => (
          <li key={gift.type}>
            <GiftCard gift={gift} onOpen={() => open(gift)} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{giftTexts.note}</p>
      {Sheet && shown && (
        <Sheet key={shown.type} gift={shown} open={isOpen} onClose={close} reload={reload} />
      )}
    </>
  );
}
