import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import { Fragment, useRef } from 'react';
import { badgeOf } from '../../ui/level-art.ts';
import { type Benefit, cellOf, groupsOf } from './benefits.ts';
import { gradeOf, levelName } from './level-texts.ts';
import styles from './tiered-table.module.css';
import { useColumnInView } from './use-column-in-view.ts';

interface TieredTableProps {
  benefits: readonly Benefit[];
  /** The user's column: 0 is VIP basic. */
  current: number | undefined;
}

const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Names stay at the left and levels at the top while the table scrolls. */
export function TieredTable({ benefits, current }: TieredTableProps) {
  const frame = useRef<HTMLElement>(null);
  useColumnInView(frame, current);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section ref={frame} className={styles.frame} tabIndex={0} aria-label={texts.tableLabel}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.tableName}</th>
            {COLUMNS.map((column) => (
              <HeadCell key={column} column={column} isCurrent={column === current} />
            ))}
          </tr>
        </thead>
        <tbody>
          {groupsOf(benefits).map(({ name, benefits: rows }) => (
            <Fragment key={name}>
              <tr className={styles.group}>
                <th scope="row">{name}</th>
                {COLUMNS.map((column) => (
                  <td key={column} data-current={column === current || undefined} />
                ))}
              </tr>
              {rows.map((benefit) => (
                <BenefitRow key={benefit.id} benefit={benefit} current={current} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function HeadCell({ column, isCurrent }: { column: number; isCurrent: boolean }) {
  return (
    <th scope="col" data-current={isCurrent || undefined} aria-current={isCurrent || undefined}>
      {isCurrent && <i>{texts.tableCurrent}</i>}
      {column === 0 ? (
        <>
          <b>{texts.tableBasic}</b>
          {texts.tableBasicName}
        </>
      ) : (
        <>
          <img src={badgeOf(column)} alt={levelName(column)} width={36} height={36} />
          {gradeOf(column)}
        </>
      )}
    </th>
  );
}

function BenefitRow({ benefit, current }: { benefit: Benefit; current: number | undefined }) {
  const { name, text1, text2 } = benefit;
  return (
    <tr data-benefit={name}>
      <th scope="row">
        {text1}
        {text2 && <small>{text2}</small>}
      </th>
      {COLUMNS.map((column) => (
        <td key={column} data-current={column === current || undefined} data-cell={lookOf(benefit, column)}>
          <Cell text={cellOf(benefit, column)} />
        </td>
      ))}
    </tr>
  );
}

/** Highlights a level with more than the previous one. */
function lookOf(benefit: Benefit, column: number): string | undefined {
  const cell = cellOf(benefit, column);
  if (cell === '') return 'no';
  if (benefit.tiers.soon) return 'soon';
  const before = cellOf(benefit, column - 1);
  return before !== '' && before !== cell ? 'more' : undefined;
}

function Cell({ text }: { text: string }) {
  if (text) return <span className="num">{text}</span>;
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{texts.tableNone}</span>
    </>
  );
}
