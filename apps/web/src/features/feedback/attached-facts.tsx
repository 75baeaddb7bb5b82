import { BRANDS } from '@juban/catalog';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import { fill } from '@juban/contract/texts/fill';
import { currentClient } from '../../platform/session/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { deviceFacts } from './device-facts.ts';
import styles from './feedback-form.module.css';

/** Network types as users know them; others (4g) are shown unchanged. */
const LINES: Readonly<Record<string, string>> = {
  wifi: feedbackTexts.wifi,
  cellular: feedbackTexts.cellular,
};

/** Shows the attached data before it is sent. */
export function AttachedFacts() {
  const isAwake = useHydrated();
  const facts = isAwake ? readFacts() : '';
  return (
    <p className={styles.attached} data-testid="attached">
      {facts && (
        <>
          <Icon name="info" size={16} />
          <span>{fill(feedbackTexts.attached, { facts })}</span>
        </>
      )}
    </p>
  );
}

function readFacts(): string {
  const { phoneType, phoneOSType, phoneOSVersion, netENV } = deviceFacts();
  const { clientType, clientVersion } = currentClient();
  const system = [phoneOSType, phoneOSVersion].filter(Boolean).join(' ');
  const app = [BRANDS[clientType.brand].name, clientVersion].filter(Boolean).join(' ');
  return [phoneType, system, app, LINES[netENV] ?? netENV.toUpperCase()].filter(Boolean).join('，');
}
