interface Line {
  what: string;
  before: string;
  after: string;
}

function kindOf({ before, after }: Line): string {
  if (before === after) return 'same';
  if (before === '') return 'add';
  return after === '' ? 'drop' : '';
}

/** What is and what will be: the one way in which changes are shown. */
export function Change({ changes }: { changes: readonly Line[] }) {
  if (changes.length === 0) return <p className="hint change-none">没有变化</p>;
  return (
    <ul className="changes">
      {changes.map((line) => (
        <li key={`${line.what} ${line.before} ${line.after}`} className={`change ${kindOf(line)}`}>
          <span className="what">{line.what}</span>
          <span className="from">{line.before || '—'}</span>
          <span className="arrow" role="img" aria-label={line.before === line.after ? '不变' : '变为'}>
            {line.before === line.after ? '＝' : '→'}
          </span>
          <span className="to">{line.before === line.after ? '不变' : line.after || '—'}</span>
        </li>
      ))}
    </ul>
  );
}
