import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { punchTexts as texts } from '@juban/contract/texts/punch';
import type { ReactNode } from 'react';
import { dataOf } from '../../lib/user-state.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RetryTap } from '../../ui/retry-tap.tsx';
import { Bone } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './reminder.module.css';
import { useReminder } from './use-reminder.ts';

const BELL = ['M6 16.5V11a6 6 0 0112 0v5.5l1.5 1.5h-15z', 'M10 20.5h4M12 3v2'];

/** The check-in reminder of the app. */
export function Reminder({ brandName }: { brandName: string }) {
  const reminder = useReminder();
  return (
    <section className={styles.cell} data-testid="punch-reminder">
      <Icon paths={BELL} />
      <div className={styles.row}>
        <ReminderSwitch reminder={reminder} />
      </div>
      <Questions reminder={reminder} brandName={brandName} />
    </section>
  );
}

function ReminderSwitch({ reminder: { state, reload, isBusy, change } }: Pick<QuestionsProps, 'reminder'>) {
  switch (state.kind) {
    case 'unknown':
      return (
        <Waiting>
          <Bone width={46} height={28} shape="action" />
        </Waiting>
      );
    case 'failed':
      return (
        <Waiting>
          <RetryTap onRetry={reload}>{commonTexts.retry}</RetryTap>
        </Waiting>
      );
    case 'guest':
    case 'known':
      return (
        <Switch
          label={texts.remind}
          hint={texts.remindHint}
          checked={dataOf(state) ?? false}
          disabled={state.kind === 'guest' || isBusy}
          onChange={(wanted) => void change(wanted)}
        />
      );
  }
}

/** The switch's state is unknown; its description stays readable. */
function Waiting({ children }: { children: ReactNode }) {
  return (
    <p className={styles.waiting}>
      <span>
        {texts.remind}
        <small>{texts.remindHint}</small>
      </span>
      {children}
    </p>
  );
}

interface QuestionsProps {
  reminder: ReturnType<typeof useReminder>;
  brandName: string;
}

/** Confirms turning off, explains missing permissions, and explains that browsers have no reminder. */
function Questions({ reminder, brandName }: QuestionsProps) {
  const { question, dismiss, giveUp, turnOff, askPermission } = reminder;
  const ends = { onClose: dismiss, onFailed: giveUp };
  return (
    <>
      <Dialog
        {...ends}
        open={question === 'off'}
        title={texts.offTitle}
        actions={<Answers left={[texts.offYes, turnOff]} right={[texts.offNo, dismiss]} />}
      >
        {texts.offText}
      </Dialog>
      <Dialog
        {...ends}
        open={question === 'permission'}
        title={texts.notifyTitle}
        actions={<Answers left={[texts.notifyLater, dismiss]} right={[texts.notifyGo, askPermission]} />}
      >
        {fill(texts.notifyText, { brand: brandName })}
      </Dialog>
      <Dialog
        {...ends}
        open={question === 'inApp'}
        title={texts.inAppTitle}
        actions={<Button onClick={dismiss}>{commonTexts.know}</Button>}
      >
        {fill(texts.inAppText, { brand: brandName })}
      </Dialog>
    </>
  );
}

type Answer = readonly [label: string, onPress: () => void];

function Answers({ left, right }: { left: Answer; right: Answer }) {
  return (
    <>
      <Button look="ghost" onClick={left[1]}>
        {left[0]}
      </Button>
      <Button onClick={right[1]}>{right[0]}</Button>
    </>
  );
}
