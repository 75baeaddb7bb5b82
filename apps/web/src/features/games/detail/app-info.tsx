import { fill } from '@juban/contract/texts/fill';
import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { Icon } from '../../../ui/icon.tsx';
import styles from './app-info.module.css';
import type { GameDetail } from './detail-data.ts';
import { Section } from './section.tsx';

/** Maker, version, permissions and privacy of the app. */
export function AppInfo({ game }: { game: GameDetail }) {
  const { developer, gameFirm, version, packSize, createTime, categories, privacyAgreement } = game;
  const rows: ReadonlyArray<readonly [string, string]> = [
    [texts.developer, developer],
    [texts.firm, gameFirm],
    [texts.category, categories.map(({ name }) => name).join(' / ')],
    [texts.version, version],
    [texts.size, packSize || (game.suffix === 'h5' ? texts.noDownload : '')],
    [texts.added, shanghaiDay(createTime)],
  ];
  return (
    <Section title={texts.info}>
      <div className={styles.panel}>
        <dl className={styles.rows}>
          {rows.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <Permissions list={game.appPermission} />
        {privacyAgreement && (
          <a className={styles.line} href={privacyAgreement} target="_blank" rel="noopener noreferrer">
            {texts.privacy}
            <span>{texts.see}</span>
            <Icon name="next" size={14} />
          </a>
        )}
      </div>
    </Section>
  );
}

/** A native details element, which works before hydration. */
function Permissions({ list }: { list: GameDetail['appPermission'] }) {
  if (list.length === 0) {
    return (
      <p className={styles.line}>
        {texts.permissions}
        <span>{texts.noPermission}</span>
      </p>
    );
  }
  return (
    <details className={styles.permissions}>
      <summary className={styles.line}>
        {texts.permissions}
        <span>{fill(texts.permissionCount, { count: list.length })}</span>
        <Icon name="next" size={14} />
      </summary>
      <ul>
        {list.map(({ name, reason }) => (
          <li key={name}>
            <b>{name}</b>
            {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
