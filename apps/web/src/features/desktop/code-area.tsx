import { commonTexts } from '@juban/contract/texts/common';
import { desktopTexts } from '@juban/contract/texts/desktop';
import { shelfTexts } from '@juban/contract/texts/shelf';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Qr } from '../../ui/qr.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './code-area.module.css';
import type { Who } from './use-desktop-user.ts';
import type { PayCode } from './use-pay-code.ts';

interface CodePlaceProps {
  who: Who;
  payCode: PayCode;
  /** There are goods to pay for. */
  hasGoods: boolean;
  onLogin: () => void;
}

/** A meaningless code, shown blurred while nobody may scan yet. */
const NOTHING = 'juban:login-first';

/** The QR code, or what is still required for it. */
export function CodeArea({ who, payCode, hasGoods, onLogin }: CodePlaceProps) {
  const { state, isAgreed, agree, refresh, cashier } = payCode;
  if (who === 'guest' || who === 'stale') return <GuestCode onLogin={onLogin} />;
  if (!isAgreed) return <AskAgreement onAgree={agree} />;
  const code = state.kind === 'shown' ? state.code : undefined;
  if (cashier === 'qihoo' && code?.alreadyContract) return <AlreadyOpened />;
  return (
    <div className={styles.place}>
      <Qr
        label={shelfTexts.qrLabel}
        failedText={shelfTexts.qrFailed}
        text={code?.qrContent}
        waits={hasGoods && (state.kind === 'waiting' || state.kind === 'shown')}
      />
      {state.kind === 'failed' && (
        <Cover>
          <p>{shelfTexts.qrFailed}</p>
          <Button look="dark" onClick={refresh}>
            {commonTexts.retry}
          </Button>
        </Cover>
      )}
    </div>
  );
}

function GuestCode({ onLogin }: Pick<CodePlaceProps, 'onLogin'>) {
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.blurred}
        aria-label={desktopTexts.qrGuest}
        onClick={() => showToast(commonTexts.loginFirst)}
      >
        <Blurred />
      </button>
      <Cover>
        <p>{desktopTexts.loginToScan}</p>
        <Button onClick={onLogin}>{desktopTexts.login}</Button>
      </Cover>
    </div>
  );
}

function AskAgreement({ onAgree }: { onAgree: () => void }) {
  return (
    <div className={styles.place}>
      <Blurred />
      <Cover>
        <p>{desktopTexts.agreeHint}</p>
        <Button onClick={onAgree}>{desktopTexts.agreeAndOpen}</Button>
      </Cover>
    </div>
  );
}

function AlreadyOpened() {
  return (
    <div className={styles.place} role="status">
      <Blurred />
      <Cover>
        <b>{desktopTexts.alreadyContract}</b>
        <p>{desktopTexts.alreadyContractHint}</p>
      </Cover>
    </div>
  );
}

const Blurred = () => (
  <div className={styles.blur} aria-hidden="true">
    <Qr label="" failedText="" text={NOTHING} />
  </div>
);

const Cover = ({ children }: { children: ReactNode }) => <div className={styles.cover}>{children}</div>;
