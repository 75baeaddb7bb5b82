import { fill } from '@juban/contract/texts/fill';
import { punchTexts as texts } from '@juban/contract/texts/punch';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './reminder.module.css';
import { useReminder } from './use-reminder.ts';

const BELL = ['M6 16.5V11a6 6 0 0112 0v5.5l1.5 1.5h-15z', 'M10 20.5h4M12 3v2'];

interface ReminderProps {
  /** Somebody is logged in, so that there is a setting to keep. */
  isUser: boolean;
  brandName: string;
}

/** Whether the app reminds of the check-in; its two questions stand before either answer. */
export function Reminder({ isUser, brandName }: ReminderProps) {
  const reminder = useReminder(isUser);
  const { dismiss, giveUp } = reminder;
  return (
    <section className={styles.cell} data-testid="punch-reminder">
      <Icon paths={BELL} />
      <div className={styles.row}>
        <Switch
          label={texts.remind}
          hint={texts.remindHint}
          checked={reminder.isOn}
          disabled={!reminder.isKnown || reminder.isBusy}
          onChange={(wanted) => void reminder.change(wanted)}
        />
      </div>
      <Dialog
        open={reminder.question === 'off'}
        onClose={dismiss}
        onFailed={giveUp}
        title={texts.offTitle}
        actions={
          <>
            <Button look="ghost" onClick={reminder.turnOff}>
              {texts.offYes}
            </Button>
            <Button onClick={dismiss}>{texts.offNo}</Button>
          </>
        }
      >
        {texts.offText}
      </Dialog>
      <Dialog
        open={reminder.question === 'permission'}
        onClose={dismiss}
        onFailed={giveUp}
        title={texts.notifyTitle}
        actions={
          <>
            <Button look="ghost" onClick={dismiss}>
              {texts.notifyLater}
            </Button>
            <Button onClick={reminder.askPermission}>{texts.notifyGo}</Button>
          </>
        }
      >
        {fill(texts.notifyText, { brand: brandName })}
      </Dialog>
    </section>
  );
}
