import { useState } from 'react';
import { Count, LevelChip, Tag } from '../../../../web/src/ui/badge.tsx';
import { Button } from '../../../../web/src/ui/button.tsx';
import { CountdownClock } from '../../../../web/src/ui/countdown-clock.tsx';
import { Price } from '../../../../web/src/ui/price.tsx';
import { Progress } from '../../../../web/src/ui/progress.tsx';
import { Row, Section, Specimen } from '../section.tsx';
import styles from './figures.module.css';

const PRICES = [9800, 1990, 25800, 1] as const;
const MADE_AT = Date.now();

export function Figures() {
  const [at, setAt] = useState(0);
  return (
    <Section id="figures">
      <Specimen name="价格：换套餐时数字滚动" part="Price">
        <Row>
          <Price fen={PRICES[at] ?? 0} beforeFen={19800} beforeLabel="原价" gold />
          <Button look="ghost" onClick={() => setAt((at + 1) % PRICES.length)}>
            换一个价格
          </Button>
        </Row>
      </Specimen>
      <Specimen name="列表里的价格" part="Price">
        <Row>
          <Price fen={1200} size="small" />
          <Price fen={1880} beforeFen={2500} beforeLabel="原价" size="small" />
        </Row>
      </Specimen>
      <Specimen name="标签与角标" part="Tag、LevelChip、Count">
        <Row>
          <Tag look="hot">限时 5 折</Tag>
          <Tag look="gold">首月特惠</Tag>
          <Tag look="line">含合作权益</Tag>
          <Tag>已下架</Tag>
          <LevelChip level={5} />
          <Count value={3} label="条未读" />
          <Count value={128} label="条未读" />
        </Row>
      </Specimen>
      <Specimen name="倒计时" part="CountdownClock">
        <div className={styles.stack}>
          <CountdownClock label="距离活动结束" endsAt={MADE_AT + 200_000_000} madeAt={MADE_AT} />
          <CountdownClock label="订单将在此后关闭" endsAt={MADE_AT + 899_000} madeAt={MADE_AT} look="words" />
        </div>
      </Specimen>
      <Specimen name="进度：成长值、上传、未知" part="Progress">
        <div className={styles.stack}>
          <Progress label="距离下一级" share={0.72} />
          <Row>
            <Progress label="上传图片" share={0.36} look="ring" />
            <Progress label="正在准备" share={undefined} look="ring" />
          </Row>
          <Progress label="正在加载" share={undefined} />
        </div>
      </Specimen>
    </Section>
  );
}
