import { Dialog as Base } from '@base-ui/react/dialog';
import { levelUpTexts } from '@juban/contract/texts/level-up';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { DarkStage, litCard } from './dark-stage.tsx';
import { badgeOf, cardFaceOf } from './level-art.ts';
import styles from './level-up-dialog.module.css';

export interface LevelUpDialogProps {
  /** 1 to 8; kept while the dialog closes. */
  level: number;
  open: boolean;
  text: string;
  /** What raised the level. */
  title: string;
  onClose: () => void;
  /** Link to the new benefits. */
  children: ReactNode;
}

export default function LevelUpDialog(props: LevelUpDialogProps) {
  const { open, onClose, level, title, text, children } = props;
  return (
    <DarkStage open={open} onClose={onClose} way={children} closeLabel={levelUpTexts.later}>
      <div className={classNames(styles.card, litCard)}>
        <img src={cardFaceOf(level)} alt="" width={280} height={156} />
        <img className={styles.badge} src={badgeOf(level)} alt="" width={116} height={116} />
      </div>
      <Base.Description className={styles.text}>{title}</Base.Description>
      <Base.Title className={styles.title}>{text}</Base.Title>
    </DarkStage>
  );
}
