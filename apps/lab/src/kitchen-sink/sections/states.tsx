import { Button } from '../../../../web/src/ui/button.tsx';
import { EmptyBlock, ErrorBlock } from '../../../../web/src/ui/state-block.tsx';
import { Section, Specimen } from '../section.tsx';

export function States() {
  return (
    <Section id="states">
      <Specimen name="没有内容，有去处" part="EmptyBlock">
        <EmptyBlock title="暂时没有内容" hint="座位给你留好了，去挑一部想看的吧">
          <Button look="ghost">看看热播榜</Button>
        </EmptyBlock>
      </Specimen>
      <Specimen name="没有内容，票根" part="EmptyBlock">
        <EmptyBlock art="ticket" title="还没有可用的券" />
      </Specimen>
      <Specimen name="没有内容，海报墙" part="EmptyBlock">
        <EmptyBlock art="poster-wall" title="该剧已下架" hint="因版权到期，暂时无法观看" />
      </Specimen>
      <Specimen name="出错，可以重新加载" part="ErrorBlock">
        <ErrorBlock title="胶片卡住了" hint="我们已经收到提醒，请稍等片刻再试一次">
          <Button look="dark">重新加载</Button>
        </ErrorBlock>
      </Specimen>
      <Specimen name="断网" part="ErrorBlock">
        <ErrorBlock art="television" title="没有信号" hint="网络好像断开了，连上后会自动继续" />
      </Specimen>
    </Section>
  );
}
