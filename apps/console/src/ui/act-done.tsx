import { CheckCircleFilled, ClockCircleFilled } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { Change } from './change.tsx';

export interface Outcome {
  changes?: readonly { what: string; before: string; after: string }[];
  approvalId?: string | null;
  /** Answers in words, of acts without a list of changes. */
  results?: readonly string[];
}

/** What an act did, or that it waits for a second person. */
export function ActDone({ outcome: { changes, approvalId, results } }: { outcome: Outcome }) {
  return (
    <div className="col g12" role="status">
      <p className={`act-done ${approvalId ? 'warn' : 'good'}`}>
        {approvalId ? <ClockCircleFilled /> : <CheckCircleFilled />}
        {approvalId ? '已提交复核。另一位同事同意之前，什么都不会变。' : '已完成，并记入操作记录。'}
      </p>
      {changes ? (
        <section className="sheet">
          <h2>{approvalId ? '同意后的变更' : '已发生的变更'}</h2>
          <div>
            <Change changes={changes} />
          </div>
        </section>
      ) : null}
      {results ? (
        <ul className="results">
          {results.map((result) => (
            <li key={result}>{result}</li>
          ))}
          {results.length === 0 ? <li>没有可处理的记录</li> : null}
        </ul>
      ) : null}
      {approvalId ? (
        <Link to="/approvals/$id" params={{ id: approvalId }}>
          查看这条复核
        </Link>
      ) : null}
    </div>
  );
}
