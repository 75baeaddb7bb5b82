import { useCallback } from 'react';
import { labApi } from '../lib/lab-api.ts';
import { useAction } from '../lib/use-action.ts';
import { Panel } from '../ui/panel.tsx';
import { Segments } from '../ui/segments.tsx';
import styles from './partner-panel.module.css';
import { usePartners } from './use-partners.ts';

/** Common states. Tests set other states too, and then no button is pressed. */
const STATES = [
  { value: 'up', label: '正常' },
  { value: 'down', label: '断开' },
  { value: 'slow', label: '很慢' },
];

/** Partners whose memberships are sold with ours: each can be unreachable or answer too slowly. */
export function PartnerPanel() {
  const { partners, refresh } = usePartners();
  const [turn, busy] = useAction(
    useCallback(
      async (partner: string, state: string) => {
        await labApi.switchPartner({ partner, state });
        await refresh();
      },
      [refresh],
    ),
  );
  const failing = partners.filter(({ state }) => state !== 'up').length;
  return (
    <Panel title="合作方" note={failing === 0 ? '会员和礼包由他们发放' : `${failing} 家不正常`}>
      {partners.length === 0 ? (
        <p className={styles.none}>没有合作方的沙箱。</p>
      ) : (
        <ul className={styles.partners} aria-label="合作方">
          {partners.map(({ partner, name, state }) => (
            <li key={partner} data-broken={state !== 'up' || undefined}>
              <span title={partner}>{name}</span>
              <Segments
                label={`${name}怎样应答`}
                value={state}
                options={STATES}
                onPick={(wanted) => turn(partner, wanted)}
                disabled={busy}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
