import { levelBenefitTexts } from '@juban/contract/texts/level-benefits';
import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import type { BenefitCell, BenefitKey } from '@juban/domain/tiered-benefits';
import { Fragment, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { badgeOf } from '../../ui/level-art.ts';
import { BENEFIT_GROUPS, benefitName, benefitNote, cellWords } from './benefit-words.ts';
import { type Benefit, cellOf } from './benefits.ts';
import { gradeOf, levelName } from './level-words.ts';
import styles from './tiered-table.module.css';
import { useColumnInView } from './use-column-in-view.ts';

interface TieredTableProps {
  benefits: ReadonlyMap<BenefitKey, Benefit>;
  /** The reader's own column: 0 is VIP basic. */
  current: number | undefined;
}

const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The names stay at the left and the levels on top while the rest moves below them. */
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
          {BENEFIT_GROUPS.map(({ name, keys }) => (
            <Fragment key={name}>
              <tr className={styles.group}>
                <th scope="row">{name}</th>
                {COLUMNS.map((column) => (
                  <td key={column} data-current={column === current || undefined} />
                ))}
              </tr>
              {keys.map((key) => {
                const benefit = benefits.get(key);
                return benefit && <BenefitRow key={key} benefit={benefit} current={current} />;
              })}
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
  const note = benefitNote(benefit.key);
  return (
    <tr data-benefit={benefit.key}>
      <th scope="row">
        {benefitName(benefit.key)}
        {note && <small>{note}</small>}
      </th>
      {COLUMNS.map((column) => {
        const cell = cellOf(benefit, column);
        return (
          <td key={column} data-current={column === current || undefined} data-cell={lookOf(benefit, column)}>
            <Cell name={benefit.key} cell={cell} />
          </td>
        );
      })}
    </tr>
  );
}

/** A level that has more than the one before stands out. */
function lookOf(benefit: Benefit, column: number): string | undefined {
  const cell = cellOf(benefit, column);
  if (cell === 'no' || cell === 'soon') return cell;
  const before = cellOf(benefit, column - 1);
  return column > 0 && before !== 'no' && before !== cell ? 'more' : undefined;
}

function Cell({ name, cell }: { name: BenefitKey; cell: BenefitCell }) {
  const words = cellWords(name, cell);
  if (words !== undefined) return <span className="num">{words}</span>;
  return (
    <>
      {cell === 'yes' ? <Icon name="check" size={18} /> : <span aria-hidden="true">—</span>}
      <span className="sr-only">{cell === 'yes' ? levelBenefitTexts.yes : levelBenefitTexts.no}</span>
    </>
  );
}
