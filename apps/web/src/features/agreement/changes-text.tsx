import { agreementChangeTexts } from '@juban/contract/texts/agreement-changes';
import { fill } from '@juban/contract/texts/fill';
import type { AgreementChanges } from './agreement-data.ts';
import styles from './changes-text.module.css';

export interface ChangesTextProps {
  changes: AgreementChanges;
}

type Block = AgreementChanges['blocks'][number];

const LABELS = {
  same: undefined,
  added: agreementChangeTexts.added,
  removed: agreementChangeTexts.removed,
  changed: agreementChangeTexts.reworded,
} as const satisfies Record<Block['kind'], string | undefined>;

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const;

/**
 * Both texts in one: removed text is struck through and added text underlined, with labels for screen
 * readers.
 */
export function ChangesText({ changes }: ChangesTextProps) {
  return (
    <section
      className={styles.changes}
      aria-label={fill(agreementChangeTexts.label, { agreed: changes.agreedVersion })}
    >
      {changes.blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places
        <ChangedBlock key={`${place}-${block.kind}`} block={block} />
      ))}
    </section>
  );
}

function ChangedBlock({ block: { kind, pieces } }: { block: Block }) {
  const label = LABELS[kind];
  return (
    <p data-kind={kind}>
      {label && <small>{label}</small>}
      {pieces.map((piece, place) => {
        const Tag = TAGS[piece.kind];
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change places
        return <Tag key={`${place}-${piece.kind}`}>{piece.text}</Tag>;
      })}
    </p>
  );
}
