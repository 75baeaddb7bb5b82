import { levelRuleTexts as texts } from '@juban/contract/texts/level-rules';
import { LEVEL_TABLE } from '@juban/domain/levels';
import { countText } from '../../ui/count-text.ts';
import { badgeOf } from '../../ui/level-art.ts';
import styles from './level-scale.module.css';
import { gradeOf, LEVELS, levelName } from './level-texts.ts';

/** V power thresholds of the levels. */
export function LevelScale() {
  return (
    <table className={styles.scale}>
      <thead>
        <tr>
          <th scope="col">{texts.tableLevel}</th>
          <th scope="col">{texts.tableScore}</th>
          <th scope="col">{texts.tableStep}</th>
        </tr>
      </thead>
      <tbody>
        {LEVELS.map((level) => (
          <tr key={level}>
            <th scope="row">
              <span className={styles.level}>
                <img src={badgeOf(level)} alt="" width={36} height={36} loading="lazy" />
                {levelName(level)} {gradeOf(level)}
              </span>
            </th>
            <td className="num">{countText(LEVEL_TABLE[level]?.score ?? 0)}</td>
            <td className="num">+{countText(LEVEL_TABLE[level - 1]?.scoreDue ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
