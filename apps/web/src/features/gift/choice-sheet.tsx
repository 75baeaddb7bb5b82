import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { giftTexts } from '@juban/contract/texts/gift';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { isNoConnection } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { RetryBlock } from '../../ui/retry-block.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { ChoiceRows } from './choice-rows.tsx';
import styles from './choice-sheet.module.css';
import type { Gift } from './gift-data.ts';
import { useClaim } from './use-claim.ts';

interface ChoiceSheetProps {
  gift: Gift;
  open: boolean;
  onClose: () => void;
  reload: () => Promise<unknown>;
}

/** What may be chosen of a bundle, and the claim of one of them. */
export default function ChoiceSheet({ gift, open, onClose, reload }: ChoiceSheetProps) {
  const [chosen, setChosen] = useState<string>();
  const { busy, claim } = useClaim(gift, reload, onClose);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['gifts', 'choices', gift.type],
    queryFn: () => api.getGiftChoices({ type: gift.type }),
    staleTime: 0,
    enabled: open,
  });
  const canClaim = gift.status === 1;
  const name = data?.choices.find(({ choice }) => choice === chosen)?.name;
  return (
    <Sheet open={open} busy={busy} onClose={onClose} title={giftTexts.combos} closeLabel={commonTexts.close}>
      {data && (
        <ChoiceRows
          bundle={gift.name}
          choices={data}
          chosen={chosen}
          onChoose={canClaim ? setChosen : undefined}
        />
      )}
      {!data && !error && <RowBones />}
      {!data && error && (
        <RetryBlock
          title={giftTexts.choicesFailed}
          isOffline={isNoConnection(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && canClaim && (
        <div className={styles.foot}>
          <p>
            {giftTexts.chooseHint}
            {data.mobile && <span>{fill(giftTexts.sentTo, { mobile: data.mobile })}</span>}
          </p>
          <Button
            wide
            busy={busy}
            busyLabel={giftTexts.claiming}
            disabled={!chosen}
            onClick={() => chosen && void claim(chosen)}
          >
            {name ? fill(giftTexts.claimChosen, { name }) : giftTexts.chooseFirst}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

function RowBones() {
  return (
    <Skeleton className={styles.bones}>
      {[0, 1, 2, 3].map((row) => (
        <Bone key={row} height={24} />
      ))}
    </Skeleton>
  );
}
