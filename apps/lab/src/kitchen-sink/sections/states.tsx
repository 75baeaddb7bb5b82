import { Button } from '../../../../web/src/ui/button.tsx';
import { EmptyBlock, ErrorBlock } from '../../../../web/src/ui/state-block.tsx';
import { Section } from '../section.tsx';

export function States() {
  return (
    <Section title="空与错">
      <EmptyBlock title="暂时没有内容" hint="座位给你留好了，去挑一部想看的吧">
        <Button look="ghost">看看热播榜</Button>
      </EmptyBlock>
      <EmptyBlock art="ticket" title="还没有可用的券" />
      <EmptyBlock art="poster-wall" title="该剧已下架" hint="因版权到期，暂时无法观看" />
      <ErrorBlock title="胶片卡住了" hint="我们已经收到提醒，请稍等片刻再试一次">
        <Button look="dark">重新加载</Button>
      </ErrorBlock>
      <ErrorBlock art="television" title="没有信号" hint="网络好像断开了，连上后会自动继续" />
    </Section>
  );
}
