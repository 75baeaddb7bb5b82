import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Link, useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { useAddress, useChangeAddress } from '../../lib/address.ts';
import { useMay } from '../../lib/me.ts';
import { useRead } from '../../lib/reads.ts';
import { HOLD_KINDS, HOLD_STATES } from '../../lib/state-names.ts';
import { BrandName } from '../../ui/brand-name.tsx';
import { CopiedNo } from '../../ui/copied-no.tsx';
import { Facts } from '../../ui/facts.tsx';
import { OrderLink, UserLink } from '../../ui/links.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { Empty, Shown } from '../../ui/states.tsx';
import { DecidePanel } from './decide-panel.tsx';

type Hold = ConsoleOutput<'getHold'>;
type Kind = Hold['kind'];

const isKind = (text: string): text is Kind => Object.hasOwn(HOLD_KINDS, text);

export default function HoldScreen() {
  const { kind = '', id = '' } = useParams({ strict: false }) as { kind?: string; id?: string };
  const known = isKind(kind) ? kind : 'order';
  const read = useRead('getHold', { kind: known, id });
  const { act } = useAddress();
  const change = useChangeAddress();
  return (
    <div className="page">
      {read.data ? null : <h1 className="visually-hidden">风控复核 {id}</h1>}
      <Shown read={read} rows={10}>
        {(hold) => (
          <>
            <Head hold={hold} onAct={(next) => change({ act: next })} />
            <div className="split">
              <div className="col g12">
                <Panel title="为什么拦下">
                  <p className="b">{hold.ruleTitle}</p>
                  <p className="t2">{hold.facts}</p>
                </Panel>
                <Others hold={hold} />
              </div>
              <Who hold={hold} />
            </div>
            {act === 'release' || act === 'refuse' ? (
              <DecidePanel key={act} hold={hold} decision={act} onClose={() => change({ act: undefined })} />
            ) : null}
          </>
        )}
      </Shown>
    </div>
  );
}

function Head({ hold, onAct }: { hold: Hold; onAct: (act: string) => void }) {
  return (
    <PageHead
      name={`风控复核 ${hold.id}`}
      back={
        <>
          <Link to="/holds">风控复核</Link> / 详情
        </>
      }
      title={
        <>
          {HOLD_KINDS[hold.kind]} <StateMark names={HOLD_STATES} state={hold.state} />
        </>
      }
      note={<CopiedNo text={hold.id} />}
    >
      {hold.state === 'held' ? (
        <>
          <Button danger onClick={() => onAct('refuse')}>
            拒绝
          </Button>
          <Button type="primary" onClick={() => onAct('release')}>
            放行
          </Button>
        </>
      ) : null}
    </PageHead>
  );
}

function Who({ hold }: { hold: Hold }) {
  const may = useMay();
  const { kind, id, userId, nickName, mobile, registerTime, brand, holdTime, decider, decideTime, reason } =
    hold;
  return (
    <Panel title="谁的，什么时候">
      <Facts
        rows={[
          [
            '用户',
            userId === null ? (
              '没有账号的手机号'
            ) : may('getUser') ? (
              <UserLink key="user" id={userId}>
                {nickName || userId}
              </UserLink>
            ) : (
              nickName || userId
            ),
          ],
          ['手机号', mobile || '—'],
          ['注册时间', <Moment key="register" at={registerTime} long />],
          ['品牌', <BrandName key="brand" brand={brand} />],
          ...(kind === 'order' && may('getOrder')
            ? ([['订单', <OrderLink key="order" orderNo={id} />]] as const)
            : []),
          ['拦下时间', <Moment key="hold" at={holdTime} long />],
          ...(decideTime === null
            ? []
            : ([
                ['决定人', decider || '—'],
                ['决定时间', <Moment key="decide" at={decideTime} long />],
                ['原因', reason || '—'],
              ] as const)),
        ]}
      />
    </Panel>
  );
}

/** What else of this user was held: a pattern is a reason. */
function Others({ hold: { others } }: { hold: Hold }) {
  return (
    <Panel flush title="这位用户的其他记录">
      {others.length === 0 ? (
        <Empty title="没有其他被拦下的记录" />
      ) : (
        <ul className="rows">
          {others.map(({ kind, id, state, holdTime, ruleTitle }) => (
            <li key={`${kind} ${id}`}>
              <span className="grow min0">
                <Link to="/holds/$kind/$id" params={{ kind, id }} className="clip block">
                  {ruleTitle}
                </Link>
                <span className="s12 t3">
                  {HOLD_KINDS[kind]} · <Moment at={holdTime} long />
                </span>
              </span>
              <StateMark names={HOLD_STATES} state={state} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
