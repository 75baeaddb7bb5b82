import { claimClosedTexts as texts } from '@juban/contract/texts/claim-closed';
import { fill } from '@juban/contract/texts/fill';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icon.tsx';
import styles from './claim-closed.module.css';
import type { ClaimConfig } from './claim-config.ts';
import formStyles from './claim-form.module.css';
import { dottedDay } from './dotted-day.ts';

/** Replaces the form before a channel opens and after it has ended. */
export function ClaimClosed({ config }: { config: ClaimConfig }) {
  const { state, startTime, endTime, openChannels } = config;
  const isFuture = state === 'future';
  // It ends at midnight after its last day.
  const days = { from: dottedDay(startTime), to: dottedDay(endTime - 1) };
  return (
    <div className={styles.closed}>
      <h2 className={styles.title}>{isFuture ? texts.future : texts.ended}</h2>
      <p className="num">{fill(isFuture ? texts.opensAt : texts.endedAt, days)}</p>
      {openChannels.length > 0 && <OpenChannels channels={openChannels} />}
      <Link to="/vip" className={formStyles.claimLink}>
        {texts.buyVip}
      </Link>
    </div>
  );
}

function OpenChannels({ channels }: { channels: ClaimConfig['openChannels'] }) {
  return (
    <section className={styles.others}>
      <h3>{texts.openChannels}</h3>
      <ul>
        {channels.map(({ channel, title, partner, days }) => (
          <li key={channel}>
            <Link to="/outside/vip_days/$id" params={{ id: channel }}>
              <span>
                <b>{fill(texts.openChannel, { partner, days })}</b>
                {title}
              </span>
              <Icon name="next" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
