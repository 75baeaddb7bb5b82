import { useState } from 'react';
import { Tag } from '../../../../web/src/ui/badge.tsx';
import { Checkbox } from '../../../../web/src/ui/checkbox.tsx';
import { Switch } from '../../../../web/src/ui/switch.tsx';
import { Tabs } from '../../../../web/src/ui/tabs.tsx';
import { Section, Specimen } from '../section.tsx';
import styles from './choices.module.css';

type Shelf = 'member' | 'plus' | 'joint';
const SHELVES = [
  { name: 'member', label: '会员' },
  {
    name: 'plus',
    label: (
      <>
        会员 PLUS&nbsp;<Tag look="line">含合作</Tag>
      </>
    ),
  },
  { name: 'joint', label: '联合会员' },
] as const;

const PERIODS = [
  { name: 'month', label: '按月' },
  { name: 'season', label: '按季' },
  { name: 'year', label: '按年' },
] as const;
type Period = (typeof PERIODS)[number]['name'];

export function Choices() {
  const [shelf, setShelf] = useState<Shelf>('member');
  const [period, setPeriod] = useState<Period>('season');
  const [renew, setRenew] = useState(true);
  const [notify, setNotify] = useState(false);
  return (
    <Section id="choices">
      <Specimen name="标签页" part="Tabs">
        <Tabs label="会员种类" tabs={SHELVES} current={shelf} onChange={setShelf}>
          <p className={styles.panel}>左右方向键可以切换，内容随之更换。</p>
        </Tabs>
      </Specimen>
      <Specimen name="几选一" part="Tabs">
        <Tabs label="时长" tabs={PERIODS} current={period} onChange={setPeriod} look="pill">
          <p className={styles.panel}>{PERIODS.find(({ name }) => name === period)?.label}付费</p>
        </Tabs>
      </Specimen>
      <Specimen name="勾选：未选、已选、漏选、不可用" part="Checkbox">
        <Checkbox>我已阅读并同意会员服务协议</Checkbox>
        <Checkbox defaultChecked>我已阅读并同意会员服务协议</Checkbox>
        <Checkbox wanted>请先同意会员服务协议</Checkbox>
        <Checkbox disabled defaultChecked>
          已同意，不可更改
        </Checkbox>
      </Specimen>
      <Specimen name="开关" part="Switch">
        <div className={styles.rows}>
          <Switch
            label="自动续费"
            hint="到期前 24 小时扣款，可随时关闭"
            checked={renew}
            onChange={setRenew}
          />
          <Switch label="更新提醒" checked={notify} onChange={setNotify} />
          <Switch label="仅限会员使用" checked={false} onChange={setNotify} disabled />
        </div>
      </Specimen>
    </Section>
  );
}
