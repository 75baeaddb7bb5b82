import { formatTime } from '../lib/shanghai-time.ts';
import { ToolButton } from '../ui/tool-button.tsx';
import { OUTCOMES, type Outcome, REVIEWS, type Review, stateName } from './money-kinds.ts';
import styles from './money-panel.module.css';
import type { OwnOrder } from './order-api.ts';

interface OrderLineProps {
  order: OwnOrder;
  busy: boolean;
  onPlay(order: OwnOrder, outcome: Outcome): void;
  onReview(order: OwnOrder, review: Review): void;
  onRefund(order: OwnOrder): void;
  onShow(order: OwnOrder): void;
}

/** An order with everything that can happen to it from outside. */
export function OrderLine({ order, busy, onPlay, onReview, onRefund, onShow }: OrderLineProps) {
  const { orderNo, goodsName, price, state, createTime } = order;
  const name = `${goodsName} ${orderNo}`;
  return (
    <li className={styles.order} data-state={state}>
      <p title={orderNo}>
        <time className="mono" dateTime={new Date(createTime).toISOString()}>
          {formatTime(createTime)}
        </time>
        <b>{goodsName}</b>
        <span className="num">¥{price}</span>
        <em>{stateName(state)}</em>
      </p>
      <div>
        {OUTCOMES.map(({ value, label }) => (
          <ToolButton
            key={value}
            aria-label={`${label} ${name}`}
            disabled={busy}
            onClick={() => onPlay(order, value)}
          >
            {label}
          </ToolButton>
        ))}
        {REVIEWS.filter(({ states }) => states.some((each) => each === state)).map((review) => (
          <ToolButton
            key={review.value}
            aria-label={`${review.label} ${name}`}
            disabled={busy}
            onClick={() => onReview(order, review)}
          >
            {review.label}
          </ToolButton>
        ))}
        <ToolButton
          aria-label={`退款 ${name}`}
          disabled={busy || state !== 'fulfilled'}
          onClick={() => onRefund(order)}
        >
          退款
        </ToolButton>
        <ToolButton icon="open" aria-label={`打开结果页 ${name}`} onClick={() => onShow(order)}>
          结果页
        </ToolButton>
      </div>
    </li>
  );
}
