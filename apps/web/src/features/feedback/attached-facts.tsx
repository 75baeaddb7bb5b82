import { feedbackTexts } from '@juban/contract/texts/feedback';
import { fill } from '@juban/contract/texts/fill';
import { currentClient } from '../../lib/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { deviceFacts } from './device-facts.ts';
import styles from './feedback-form.module.css';

/** What is sent along is written where it can be read before the tap. */
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
  const app = [clientType.id, clientVersion].filter(Boolean).join(' ');
  return [phoneType, system, app, netENV].filter(Boolean).join('，');
}
