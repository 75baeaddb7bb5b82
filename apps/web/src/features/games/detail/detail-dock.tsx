import { fill } from '@juban/contract/texts/fill';
import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { gameButton } from '@juban/domain/game-button';
import { monthDayText } from '@juban/domain/shanghai-words';
import { type MouseEvent, useRef, useSyncExternalStore } from 'react';
import { failureText } from '../../../platform/api/api-error.ts';
import { phoneKind } from '../../../platform/host/phone-kind.ts';
import { WaitMark } from '../../../platform/host/wait-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { RetryTap } from '../../../ui/retry-tap.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import { crowdText } from '../game-texts.ts';
import type { GameDetail } from './detail-data.ts';
import styles from './detail-dock.module.css';
import { scoreText } from './detail-texts.ts';
import type { GameWay } from './go-to.ts';
import { openGame } from './open-game.ts';
import { useBooking } from './use-booking.ts';

const neverChanges = () => () => {};

interface DetailDockProps {
  game: GameDetail;
  onLogin: () => void;
}

/** The main action at the bottom of the screen; nothing if there is none. */
export function DetailDock({ game, onLogin }: DetailDockProps) {
  // The server's page is the same for every phone, so a download button leads to the game's own page there.
  const phone = useSyncExternalStore(neverChanges, phoneKind, () => undefined);
  const button = gameButton(game, phone ?? 'other');
  if (!button) return null;
  const isFile = phone === undefined && game.suffix === 'apk';
  return (
    <div className={styles.dock} data-testid="dock">
      <p className={styles.facts}>
        <b>{leadOf(game)}</b>
        <span>{crowdText(game)}</span>
      </p>
      {button.does === 'book' ? (
        <BookButton id={game.id} onLogin={onLogin} />
      ) : (
        <GoButton game={game} way={button} label={isFile ? texts.download : texts[button.does]} />
      )}
    </div>
  );
}

function leadOf({ releaseTime, suffix, rating, gameFirm }: GameDetail): string {
  if (releaseTime !== null) return fill(texts.outOn, { day: monthDayText(releaseTime) });
  if (suffix === 'h5') return texts.noDownload;
  return rating ? fill(texts.scored, { score: scoreText(rating) }) : gameFirm;
}

/** A link, so that it works before hydration and shows its target. */
function GoButton({ game, way, label }: { game: GameDetail; way: GameWay; label: string }) {
  const { busy, run } = useBusy();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    void run(() => openGame(game, way));
  };
  return (
    <a
      className={styles.go}
      href={way.url}
      rel="noreferrer"
      onClick={open}
      aria-busy={busy || undefined}
      data-does={way.does}
    >
      {label}
      {label === texts.download && game.packSize && <small>{game.packSize}</small>}
    </a>
  );
}

function BookButton({ id, onLogin }: { id: string; onLogin: () => void }) {
  const { state, isBooked, busy, toggle, reload } = useBooking(id, onLogin);
  const placeholder = useRef<HTMLDivElement>(null);
  if (state.kind === 'unknown') {
    return (
      <div className={styles.placeholder}>
        <Bone height={48} shape="action" />
      </div>
    );
  }
  if (state.kind === 'failed') {
    return (
      <RetryTap className={styles.failed} onRetry={reload}>
        {failureText(state.cause, texts.bookUnknown)}
      </RetryTap>
    );
  }
  return (
    <div ref={placeholder} className={styles.placeholder} suppressHydrationWarning>
      <WaitMark around={placeholder} />
      <Button
        className={`${styles.book} visitor-text`}
        look={isBooked ? 'ghost' : 'brand'}
        busy={busy}
        busyLabel={isBooked ? texts.unbooking : texts.booking}
        onClick={toggle}
        aria-pressed={isBooked}
      >
        {isBooked ? texts.booked : texts.book}
      </Button>
    </div>
  );
}
