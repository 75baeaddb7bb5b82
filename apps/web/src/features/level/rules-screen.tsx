import { levelPageTexts } from '@juban/contract/texts/level-pages';
import { levelRuleTexts as texts } from '@juban/contract/texts/level-rules';
import { SPLASH_FREE_VERSION } from '@juban/domain/levels';
import { isAtLeastVersion } from '@juban/domain/version';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import ways from '../../ui/link-buttons.module.css';
import { LevelScale } from './level-scale.tsx';
import styles from './rules-screen.module.css';

/** How V power rises and falls, and its effect on the level. */
export function RulesScreen({ clientVersion }: { clientVersion: string }) {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{levelPageTexts.rulesTitle}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <Part title={texts.riseTitle}>
        <Rule name={texts.riseClock} value={texts.riseClockValue} text={texts.riseClockText} />
        <Rule name={texts.riseBuy} value={texts.riseBuyValue} text={texts.riseBuyText} />
      </Part>
      <Part title={texts.fallTitle}>
        <Rule name={texts.fallExpired} value={texts.fallExpiredValue} text={texts.fallExpiredText} />
        <Rule name={texts.fallLevel} text={texts.fallLevelText} />
      </Part>
      <Part title={texts.renewTitle}>
        <Rule text={texts.renewText} />
      </Part>
      {isAtLeastVersion(clientVersion, SPLASH_FREE_VERSION) && (
        <Part title={texts.splashTitle}>
          <Rule text={texts.splashText} />
        </Part>
      )}
      <Part title={texts.tableTitle}>
        <LevelScale />
      </Part>
      <div className={styles.way}>
        <Link to="/level" className={ways.ghost}>
          {texts.toHome}
        </Link>
      </div>
    </main>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.panel}>{children}</div>
    </section>
  );
}

function Rule({ name, value, text }: { name?: string; value?: string; text: string }) {
  return (
    <div className={styles.rule}>
      {name && (
        <h3>
          {name}
          {value && <b className="num">{value}</b>}
        </h3>
      )}
      <p>{text}</p>
    </div>
  );
}
