import { campaignTexts } from '@juban/contract/texts/campaign';
import { campaignPageTexts } from '@juban/contract/texts/campaign-pages';
import { fill } from '@juban/contract/texts/fill';
import { periodDays } from '@juban/domain/shanghai-words';
import { Icon } from '../../ui/icon.tsx';
import { type Campaign, percentOf } from './campaign-data.ts';
import styles from './campaign-rules.module.css';

/** The rules, and everything needed to verify the draw. */
export function CampaignRules({ campaign }: { campaign: Campaign }) {
  return (
    <section className={styles.rules} aria-labelledby="rules">
      <h2 id="rules">{campaignTexts.rulesTitle}</h2>
      <ol>
        {campaign.rules.map((rule) => (
          <li key={rule}>{fill(rule, periodDays(campaign))}</li>
        ))}
      </ol>
      <details className={styles.fair}>
        <summary>
          {campaignTexts.oddsTitle}
          <Icon name="next" size={14} />
        </summary>
        <Odds campaign={campaign} />
        <Fairness fairness={campaign.fairness} />
      </details>
    </section>
  );
}

function Odds({ campaign: { prizes, fairness } }: { campaign: Campaign }) {
  const fallback = prizes.find(({ prizeId }) => prizeId === fairness.fallback)?.name ?? '';
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{campaignPageTexts.prize}</th>
            <th scope="col">{campaignPageTexts.chance}</th>
            <th scope="col">{campaignPageTexts.count}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ prizeId, name, odds, stock }) => (
            <tr key={prizeId}>
              <th scope="row">{name}</th>
              <td className="num">
                {fill(campaignTexts.odds, { percent: percentOf(odds, fairness.total) })}
              </td>
              <td>{stock === null ? campaignTexts.anyStock : fill(campaignTexts.stock, { count: stock })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{fill(campaignTexts.fallback, { prize: fallback })}</p>
    </>
  );
}

function Fairness({ fairness: { seedHash, seed } }: Pick<Campaign, 'fairness'>) {
  return (
    <>
      <p>{campaignTexts.fairness}</p>
      <dl>
        <dt>{campaignTexts.seedHash}</dt>
        <dd>{seedHash}</dd>
        <dt>{campaignTexts.seed}</dt>
        <dd>{seed ?? campaignTexts.seedLater}</dd>
      </dl>
    </>
  );
}
