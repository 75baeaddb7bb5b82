import { agreementChangeTexts } from '@juban/contract/texts/agreement-changes';
import { fill } from '@juban/contract/texts/fill';
import { yearDayText } from '@juban/domain/shanghai-words';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import type { AgreementChanges } from './agreement-data.ts';
import styles from './changes-notice.module.css';

export interface ChangesNoticeProps {
  id: string;
  /** Changes are shown instead of the text. */
  shown: boolean;
  onShow: (changes: AgreementChanges | undefined) => void;
}

/** Covers the end of the page, so that nothing moves when it appears. */
export function ChangesNotice({ id, shown, onShow }: ChangesNoticeProps) {
  const [changes, setChanges] = useState<AgreementChanges>();
  useEffect(() => {
    let left = false;
    // If the changes cannot be loaded, the document is still readable.
    api.getAgreementChanges({ id }).then(
      (found) => left || setChanges(found ?? undefined),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [id]);
  if (!changes) return null;
  const count = changes.blocks.filter(({ kind }) => kind !== 'same').length;
  const date = yearDayText(changes.agreedTime);
  return (
    <aside className={styles.notice} data-testid="agreement-changes">
      <p>{fill(agreementChangeTexts.changed, { date, agreed: changes.agreedVersion, count })}</p>
      <Button look="ghost" onClick={() => onShow(shown ? undefined : changes)}>
        {shown ? agreementChangeTexts.showText : agreementChangeTexts.showChanges}
      </Button>
    </aside>
  );
}
