import { shanghaiDay } from '@juban/domain/shanghai-day';
import { Link } from '@tanstack/react-router';
import { useAddress } from '../../lib/address.ts';
import { useMay } from '../../lib/me.ts';
import { FEEDBACK_STATES } from '../../lib/state-names.ts';
import { BrandName } from '../../ui/brand-name.tsx';
import { CopiedNo } from '../../ui/copied-no.tsx';
import { Facts } from '../../ui/facts.tsx';
import { UserLink } from '../../ui/links.tsx';
import { Moment } from '../../ui/moment.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import type { Feedback } from './feedback-boxes.ts';

/** Who wrote it, and what else they wrote. */
export function FeedbackUser({ feedback }: { feedback: Feedback }) {
  const { user, contact, others } = feedback;
  const may = useMay();
  const name = user.nickName || `用户 ${user.id}`;
  const isMember = user.expireTime !== null && user.expireTime > Date.now();
  return (
    <aside className="desk-user" aria-label="反馈的用户">
      <div className="row g6 wrap">
        <h2 className="clip">{may('getUser') ? <UserLink id={user.id}>{name}</UserLink> : name}</h2>
        {user.level > 0 ? <span className="v">V{user.level}</span> : null}
      </div>
      <Facts
        rows={[
          ['用户 ID', <CopiedNo key="id" text={user.id} />],
          ['手机号', user.mobile || '—'],
          ['联系方式', contact || '—'],
          ['品牌', <BrandName key="brand" brand={user.brand} />],
          [
            '会员',
            user.expireTime === null
              ? '从未开通'
              : `${isMember ? '至' : '已到期'} ${shanghaiDay(user.expireTime)}`,
          ],
          ['注册', <Moment key="register" at={user.registerTime} long />],
        ]}
      />
      <QuickActs userId={user.id} />
      <Others others={others} />
    </aside>
  );
}

/** Acts on the user happen on the user's page. */
function QuickActs({ userId }: { userId: string }) {
  const may = useMay();
  if (!may('getUser')) return null;
  return (
    <div className="col g6">
      <h3>快捷操作</h3>
      <Link to="/users/$id" params={{ id: userId }} search={{ tab: 'orders' }} className="desk-act">
        查看订单
      </Link>
      {may('grantToUser') ? (
        <Link to="/users/$id" params={{ id: userId }} search={{ act: 'days' }} className="desk-act">
          补发天数
        </Link>
      ) : null}
    </div>
  );
}

function Others({ others }: { others: Feedback['others'] }) {
  const address = useAddress();
  return (
    <div className="col g6">
      <h3>其他反馈</h3>
      {others.length === 0 ? <p className="hint">没有其他反馈</p> : null}
      <ul className="desk-others">
        {others.map(({ id, state, preview, createTime }) => (
          <li key={id}>
            <Link to="/feedback" search={{ ...address, id }} className="clip">
              {preview || '（内容已删除）'}
            </Link>
            <span className="row between s12 t3">
              <StateMark names={FEEDBACK_STATES} state={state} />
              <Moment at={createTime} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
