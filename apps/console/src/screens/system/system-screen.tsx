import { Link } from '@tanstack/react-router';
import { useAddress } from '../../lib/address.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Invariants } from './invariants.tsx';
import { Jobs } from './jobs.tsx';
import { Messages } from './messages.tsx';
import { Providers } from './providers.tsx';
import './system.css';

const TABS = {
  messages: { name: '死信', note: '送不出去的消息。修好对方之后，在这里重投。', Screen: Messages },
  providers: {
    name: '渠道',
    note: '支付渠道、短信和合作方最近一天的应答，来自已经保存的支付和消息。',
    Screen: Providers,
  },
  jobs: { name: '任务', note: '每个后台任务最近的一轮，不论在哪个进程。', Screen: Jobs },
  invariants: {
    name: '不变量',
    note: '账目与记录必须始终成立的规则，逐条对全部数据检查。',
    Screen: Invariants,
  },
} as const;

type TabKey = keyof typeof TABS;
const TAB_KEYS = Object.keys(TABS) as TabKey[];
const isTab = (text: string | undefined): text is TabKey => text !== undefined && Object.hasOwn(TABS, text);

export default function SystemScreen() {
  const { tab, brand } = useAddress();
  const open = isTab(tab) ? tab : 'messages';
  const { name, note, Screen } = TABS[open];
  return (
    <div className="page full">
      <PageHead name={`系统：${name}`} title="系统" note={note} />
      <section className="panel flush">
        <nav className="views system-tabs" aria-label="系统的内容">
          {TAB_KEYS.map((key) => (
            <Link
              key={key}
              to="/system"
              search={{ ...(brand && { brand }), tab: key }}
              className={key === open ? 'on' : ''}
              aria-current={key === open ? 'page' : undefined}
            >
              {TABS[key].name}
            </Link>
          ))}
        </nav>
        <Screen />
      </section>
    </div>
  );
}
