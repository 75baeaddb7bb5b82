import { EyeOutlined } from '@ant-design/icons';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { Alert, Button } from 'antd';
import { count, daysUntil, yuan } from '../../lib/format.ts';
import { useMay } from '../../lib/me.ts';
import { BrandMark, brandNameOf } from '../../ui/brand-name.tsx';
import { CopiedNo } from '../../ui/copied-no.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { TAB_KEYS, TABS, type User } from './user-tabs.ts';

interface UserHeadProps {
  user: User;
  tab: string;
  onTab: (tab: string) => void;
  onAct: (act: string) => void;
}

export function UserHead({ user, tab, onTab, onAct }: UserHeadProps) {
  const name = user.nickName || `用户 ${user.id}`;
  const items = [
    { key: 'overview', label: '总览' },
    ...TAB_KEYS.map((key) => ({ key, label: `${TABS[key].name} ${TABS[key].count(user)}` })),
  ];
  const open = tab in TABS ? tab : 'overview';
  return (
    <section className="panel flush user-top">
      <PageHead
        name={name}
        title={<Title user={user} name={name} />}
        note={<Identity user={user} onAct={onAct} />}
      >
        <Acts onAct={onAct} />
      </PageHead>
      {user.deletion ? (
        <Alert
          type="warning"
          showIcon
          banner
          title={`用户已申请注销账号，将在 ${shanghaiDay(user.deletion.dueTime)} 删除全部数据。`}
        />
      ) : null}
      <Sums user={user} />
      <nav className="views" aria-label="用户的内容">
        {items.map(({ key, label }) => (
          <span key={key} className={key === open ? 'on' : ''}>
            <button type="button" aria-current={key === open ? 'true' : undefined} onClick={() => onTab(key)}>
              {label}
            </button>
          </span>
        ))}
      </nav>
    </section>
  );
}

function Title({ user, name }: { user: User; name: string }) {
  const isMember = user.expireTime !== null && user.expireTime > Date.now();
  return (
    <>
      <span className="portrait">
        {user.headImgUrl ? (
          <img src={user.headImgUrl} alt="" />
        ) : (
          <span aria-hidden="true">{name.slice(0, 1)}</span>
        )}
        <BrandMark brand={user.brand} size={20} />
      </span>
      <span className="clip">{name}</span>
      {user.level > 0 ? <span className="v">V{user.level}</span> : null}
      <Mark tone={isMember ? 'gold' : 'mute'}>{isMember ? 'VIP 有效' : '不是会员'}</Mark>
    </>
  );
}

function Identity({ user, onAct }: { user: User; onAct: (act: string) => void }) {
  const may = useMay();
  return (
    <span className="identity">
      <span>{brandNameOf(user.brand)}</span>
      <span>
        ID <CopiedNo text={user.id} />
      </span>
      <span className="num">
        {user.mobile || '没有手机号'}
        {user.mobile && may('revealPhone') ? (
          <Button type="link" size="small" icon={<EyeOutlined />} onClick={() => onAct('reveal')}>
            查看
          </Button>
        ) : null}
      </span>
      <span>
        <Moment at={user.registerTime} long /> 注册 · {user.clientType}
      </span>
    </span>
  );
}

function Acts({ onAct }: { onAct: (act: string) => void }) {
  const may = useMay();
  return (
    <>
      {may('grantToUser') ? (
        <>
          <Button onClick={() => onAct('days')}>补发天数</Button>
          <Button onClick={() => onAct('points')}>补发积分</Button>
          <Button onClick={() => onAct('vPower')}>补发 V 力值</Button>
        </>
      ) : null}
      {may('endUserSessions') ? <Button onClick={() => onAct('sessions')}>下线登录</Button> : null}
    </>
  );
}

function Sums({ user }: { user: User }) {
  const paid = user.orders.filter(({ payTime }) => payTime !== null);
  const refunded = user.orders.filter(({ state }) => state === 'refunded' || state === 'partly-refunded');
  const running = user.contracts.filter(({ state }) => state === 'active');
  const left = user.expireTime === null ? 0 : daysUntil(user.expireTime, Date.now());
  const owed = (amount: number) => (amount > 0 ? `欠 ${count(amount)}` : '');
  const sums: readonly (readonly [string, string, string])[] = [
    [
      '会员到期',
      user.expireTime === null ? '从未开通' : shanghaiDay(user.expireTime),
      left > 0 ? `还有 ${left} 天` : '',
    ],
    ['累计支付', yuan(paid.reduce((sum, { fen }) => sum + fen, 0)), `${paid.length} 笔`],
    ['自动续费', running.length > 0 ? '生效中' : '没有', running[0]?.goodsName ?? ''],
    ['积分', count(user.points), owed(user.owedPoints)],
    ['V 力值', count(user.vPower), owed(user.owedVPower)],
    ['退款订单', String(refunded.length), refunded.length > 0 ? '笔' : ''],
  ];
  return (
    <dl className="sums">
      {sums.map(([label, value, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b className="num">{value}</b> <span className="s12 t3">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
