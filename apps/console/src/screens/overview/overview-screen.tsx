import { CheckCircleOutlined, RightOutlined } from '@ant-design/icons';
import { yearDayText } from '@juban/domain/shanghai-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useBrand } from '../../lib/address.ts';
import { count, spanText } from '../../lib/format.ts';
import { useMe } from '../../lib/me.ts';
import { overviewQuery, queuesOf, type WorkQueue } from '../../lib/overview.ts';
import { Mark } from '../../ui/mark.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Empty, Shown } from '../../ui/states.tsx';
import './overview.css';

/** The first page: what needs a hand, for whoever looks. */
export default function OverviewScreen() {
  const { name } = useMe();
  const read = useQuery(overviewQuery);
  return (
    <div className="page">
      <PageHead name="概览" note={`${yearDayText(Date.now())}，${name}。这里只列你能处理的事。`} />
      <Shown read={read} rows={8}>
        {(overview) => {
          const { waiting, calm } = queuesOf(overview);
          const sum = waiting.reduce((total, queue) => total + queue.count, 0);
          return (
            <>
              <Panel
                flush
                title={<>需要处理 {sum > 0 ? <span className="pip hot">{count(sum)}</span> : null}</>}
                extra={<span className="hint">每分钟更新</span>}
              >
                {waiting.length === 0 ? (
                  <Empty title="没有需要处理的事">
                    <p className="hint">有新的会出现在这里，菜单上也会显示数量。</p>
                  </Empty>
                ) : (
                  <ul className="queues">
                    {waiting.map((queue) => (
                      <li key={queue.name}>
                        <Queue queue={queue} />
                      </li>
                    ))}
                  </ul>
                )}
              </Panel>
              {calm.length > 0 ? <Calm queues={calm} /> : null}
            </>
          );
        }}
      </Shown>
    </div>
  );
}

function Queue({ queue }: { queue: WorkQueue }) {
  const { title, told, count: amount, oldest, lines, isStuck, path, verb } = queue;
  return (
    <div className="queue">
      <span className={`queue-count num ${isStuck ? 'bad' : 'warn'}`}>{count(amount)}</span>
      <div className="grow min0">
        <h3>
          <Mark tone={isStuck ? 'bad' : 'warn'} plain>
            {title}
          </Mark>
        </h3>
        <p className="hint">{told}</p>
        {lines.length > 0 ? (
          <p className="s12 t2 queue-lines" title={lines.join('、')}>
            {lines.join('、')}
          </p>
        ) : null}
      </div>
      <span className="s12 t2 nowrap">
        {oldest === null ? '' : `最久 ${spanText(Math.max(0, Date.now() - oldest))}`}
      </span>
      {path && verb ? <ToQueue queue={queue} /> : null}
    </div>
  );
}

function ToQueue({ queue: { path, search, verb, title } }: { queue: WorkQueue }) {
  const brand = useBrand();
  if (!path) return null;
  return (
    <Link
      to={path}
      search={{ ...(brand && { brand }), ...search }}
      className="queue-link"
      aria-label={`${verb}：${title}`}
    >
      {verb} <RightOutlined />
    </Link>
  );
}

/** Queues without work, so that a missing one is no riddle. */
function Calm({ queues }: { queues: readonly WorkQueue[] }) {
  const brand = useBrand();
  return (
    <Panel title="没有积压">
      <ul className="calm">
        {queues.map(({ name, title, path, search }) => (
          <li key={name}>
            <CheckCircleOutlined className="good" />
            {path ? (
              <Link to={path} search={{ ...(brand && { brand }), ...search }}>
                {title}
              </Link>
            ) : (
              <span>{title}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
