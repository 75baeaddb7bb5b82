import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { giftTexts } from '@juban/contract/texts/gift';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { isNoConnection } from '../../platform/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { RetryBlock } from '../../ui/retry-block.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { ChoiceRows } from './choice-rows.tsx';
import styles from './choice-sheet.module.css';
import type { Gift, GiftChoices } from './gift-data.ts';
import { deadlineOf } from './gift-texts.ts';
import { useClaim } from './use-claim.ts';

interface ChoiceSheetProps {
  gift: Gift;
  open: boolean;
  onClose: () => void;
  reload: () => Promise<unknown>;
}

/** The choices of a bundle and claiming one; afterwards the result. */
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
  const isClaimed = gift.status === 2;
  return (
    <Sheet
      open={open}
      busy={busy}
      onClose={onClose}
      title={isClaimed ? giftTexts.resultTitle : giftTexts.combos}
      closeLabel={commonTexts.close}
    >
      {data && isClaimed && <Result gift={gift} choices={data} />}
      {data && !isClaimed && (
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
        <Claim choices={data} chosen={chosen} busy={busy} onClaim={(choice) => void claim(choice)} />
      )}
    </Sheet>
  );
}

interface ClaimProps {
  choices: GiftChoices;
  chosen: string | undefined;
  busy: boolean;
  onClaim: (choice: string) => void;
}

function Claim({ choices: { choices, mobile }, chosen, busy, onClaim }: ClaimProps) {
  const name = choices.find(({ choice }) => choice === chosen)?.name;
  return (
    <div className={styles.foot}>
      <p>
        {giftTexts.chooseHint}
        {mobile && <span>{fill(giftTexts.sentTo, { mobile })}</span>}
      </p>
      <Button
        wide
        busy={busy}
        busyLabel={giftTexts.claiming}
        disabled={!chosen}
        onClick={() => chosen && onClaim(chosen)}
      >
        {name ? fill(giftTexts.claimChosen, { name }) : giftTexts.chooseFirst}
      </Button>
    </div>
  );
}

function Result({ gift, choices: { choices, mobile } }: { gift: Gift; choices: GiftChoices }) {
  const claimed = choices.find(({ name }) => name === gift.choiceName);
  return (
    <div className={styles.result} data-testid="gift-result">
      {claimed && <img src={claimed.logo} alt="" width={56} height={56} />}
      <b>{fill(giftTexts.taken, { name: gift.choiceName ?? '' })}</b>
      {claimed && (
        <p className="num">
          {claimed.term} · {fill(giftTexts.yuan, { value: claimed.value })}
        </p>
      )}
      <p>{mobile ? fill(giftTexts.sentTo, { mobile }) : giftTexts.resultHint}</p>
      <p className="num">{deadlineOf(gift).text}</p>
    </div>
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
