import { useAddress } from '../../lib/address.ts';
import { count, spanText } from '../../lib/format.ts';
import { useMay } from '../../lib/me.ts';
import { useRead } from '../../lib/reads.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Empty, Failed } from '../../ui/states.tsx';
import { BoxList } from './box-list.tsx';
import { type Figures, lateCount } from './feedback-boxes.ts';
import { FeedbackDetail } from './feedback-detail.tsx';
import { FeedbackList } from './feedback-list.tsx';
import './feedback.css';
import './feedback-detail.css';

/** Boxes, list, the open feedback, and its user; on a phone one of them at a time. */
export default function FeedbackScreen() {
  const { id } = useAddress();
  const may = useMay();
  const figures = useRead('getFeedbackFigures', {});
  if (!may('listFeedback') && figures.error)
    return (
      <div className="page">
        <PageHead name="反馈" />
        <Panel>
          <Failed error={figures.error} onRetry={() => void figures.refetch()} />
        </Panel>
      </div>
    );
  return (
    <div className="page full">
      <PageHead name="反馈" note={figures.data ? <Told figures={figures.data} /> : null} />
      <div className={`desk${id ? ' open' : ''}`}>
        <BoxList figures={figures.data} />
        <FeedbackList />
        {id ? (
          <FeedbackDetail key={id} id={id} />
        ) : (
          <div className="desk-none">
            <Empty title="从左边选一条反馈">
              <p className="hint">在列表里用 ↑ ↓ 移动，回车打开。</p>
            </Empty>
          </div>
        )}
      </div>
    </div>
  );
}

function Told({ figures }: { figures: Figures }) {
  const { answered, medianMs, ninetiethMs, waiting } = figures;
  const late = lateCount(figures);
  return (
    <span className="num desk-figures">
      <span>
        待答复 {count(waiting)} 条{late > 0 ? `，${count(late)} 条超过 24 小时` : ''}
      </span>
      <span>近 30 天答复 {count(answered)} 条</span>
      {medianMs === null ? null : <span>一半在 {spanText(medianMs)}内答复</span>}
      {ninetiethMs === null ? null : <span>九成在 {spanText(ninetiethMs)}内</span>}
    </span>
  );
}
