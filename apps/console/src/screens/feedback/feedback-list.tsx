import { PictureOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { useAddress } from '../../lib/address.ts';
import { useRead } from '../../lib/reads.ts';
import { BrandMark, brandNameOf } from '../../ui/brand-name.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Empty, Shown } from '../../ui/states.tsx';
import {
  boxOf,
  type FeedbackRow,
  feedbackFilter,
  KIND_NAMES,
  KIND_OPTIONS,
  LATE_HOURS,
} from './feedback-boxes.ts';

const HOUR_MS = 3_600_000;

export function FeedbackList() {
  const address = useAddress();
  const read = useRead('listFeedback', feedbackFilter(address), { keepPrevious: true });
  const isWaiting = !['accepted', 'declined'].includes(boxOf(address));
  return (
    <section className="desk-list" aria-label="反馈列表">
      <search className="filters">
        <FilterSelect name="kind" label="种类" options={KIND_OPTIONS} width={128} />
        <span className="hint">{isWaiting ? '最早的在前' : '最近答复的在前'}</span>
      </search>
      <Shown read={read} rows={12}>
        {({ feedback, next }) =>
          feedback.length === 0 ? (
            <Empty title={isWaiting ? '没有等待答复的反馈' : '没有反馈'} />
          ) : (
            <>
              <ul onKeyDown={moveByArrows} aria-busy={read.isFetching}>
                {feedback.map((row) => (
                  <li key={row.id}>
                    <Row row={row} isOpen={row.id === address.id} />
                  </li>
                ))}
              </ul>
              <Pager next={next} count={feedback.length} />
            </>
          )
        }
      </Shown>
    </section>
  );
}

/** The link before or after the one that has the focus. */
function moveByArrows(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a')];
  const next = links[links.indexOf(document.activeElement as HTMLAnchorElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Row({ row, isOpen }: { row: FeedbackRow; isOpen: boolean }) {
  const address = useAddress();
  const { id, userId, brand, kind, preview, pictureCount, createTime, state, settleTime, assignee } = row;
  const isLate = state === 'received' && Date.now() - createTime > LATE_HOURS * HOUR_MS;
  return (
    <Link
      to="/feedback"
      search={{ ...address, id }}
      className={`desk-row${isOpen ? ' on' : ''}`}
      aria-current={isOpen ? 'true' : undefined}
    >
      <span className="row g6">
        <BrandMark brand={brand} />
        <span className="visually-hidden">{brandNameOf(brand)}</span>
        <span className="grow min0 num">用户 {userId}</span>
        <span className={`s12 ${isLate ? 'warn' : 't3'}`}>
          <Moment at={state === 'received' ? createTime : settleTime} />
        </span>
      </span>
      <span className="desk-preview">{preview || '（内容已删除）'}</span>
      <span className="row g6 wrap s12 t3">
        <span className={`tag${kind === 'privacy' ? ' hot' : ''}`}>{KIND_NAMES[kind]}</span>
        {pictureCount > 0 ? (
          <span>
            <PictureOutlined /> {pictureCount}
            <span className="visually-hidden">张图片</span>
          </span>
        ) : null}
        <span className="grow" />
        {state === 'received' ? <span>{assignee?.name ?? '没有分配'}</span> : null}
      </span>
    </Link>
  );
}
