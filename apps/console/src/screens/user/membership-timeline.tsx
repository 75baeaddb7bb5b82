import { shanghaiDay } from '@juban/domain/shanghai-day';
import { Panel } from '../../ui/panel.tsx';
import { CAUSE_NAMES, type Cause, monthsIn, type Span, spansOf, windowOf } from './membership-band.ts';
import type { User } from './user-tabs.ts';

const WIDE_ENOUGH = 9;
const percent = (value: number) => `${value * 100}%`;

/** When the membership runs, and what gave each part of it. */
export function MembershipTimeline({ user }: { user: User }) {
  const now = Date.now();
  const spans = spansOf(user.days);
  const { start, end } = windowOf(spans, now);
  const place = (time: number) => (time - start) / (end - start);
  const seen = spans.filter(({ to }) => to > start);
  const causes = [...new Set(seen.map(({ cause }) => cause))];
  return (
    <Panel title="会员时间线" extra={<Legend causes={causes} />}>
      <p className="explanation">{user.explanation}</p>
      {seen.length === 0 ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide band scrolls by keys
        <section className="band-scroll" tabIndex={0} aria-label="会员时间线">
          <div className="band">
            {monthsIn(start, end).map(({ at, label }) => (
              <span key={at} className="band-month" style={{ left: percent(place(at)) }}>
                {label}
              </span>
            ))}
            <ul>
              {seen.map((span) => (
                <Bar
                  key={`${span.from} ${span.title}`}
                  span={span}
                  from={Math.max(0, place(span.from))}
                  to={place(span.to)}
                />
              ))}
            </ul>
            <span className="band-now" style={{ left: percent(place(now)) }}>
              <span>今天</span>
            </span>
          </div>
        </section>
      )}
    </Panel>
  );
}

function Legend({ causes }: { causes: readonly Cause[] }) {
  return (
    <span className="legend">
      {causes.map((cause) => (
        <span key={cause}>
          <i className={`cause-${cause}`} />
          {CAUSE_NAMES[cause]}
        </span>
      ))}
    </span>
  );
}

function Bar({ span, from, to }: { span: Span; from: number; to: number }) {
  const width = (to - from) * 100;
  const text = `${span.title}，${span.days} 天，${shanghaiDay(span.from)} 至 ${shanghaiDay(span.to)}`;
  return (
    <li
      className={`cause-${span.cause}`}
      style={{ left: percent(from), width: `calc(${width}% - 2px)` }}
      title={text}
    >
      <span className={width < WIDE_ENOUGH ? 'visually-hidden' : ''}>
        <b>
          {span.title} {span.days} 天
        </b>
        <small>
          {shanghaiDay(span.from)} — {shanghaiDay(span.to).slice(5)}
        </small>
      </span>
    </li>
  );
}
