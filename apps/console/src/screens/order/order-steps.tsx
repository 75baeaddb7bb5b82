import { CheckCircleFilled } from '@ant-design/icons';
import { spanText } from '../../lib/format.ts';
import { ORDER_STATES, stateOf } from '../../lib/state-names.ts';
import { Moment } from '../../ui/moment.tsx';
import type { Order } from './order.ts';

/** How the order became what it is, with the waits between. */
export function OrderSteps({ order: { steps, explanation } }: { order: Order }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many steps scroll by keys
    <section className="panel order-steps" tabIndex={0} aria-label="订单的步骤">
      <p className="explanation">{explanation}</p>
      <ol>
        {steps.map(({ time, to, cause }, at) => {
          const next = steps[at + 1];
          const [tone, name] = stateOf(ORDER_STATES, to);
          return (
            <li key={`${time} ${to}`}>
              <div className="step-line">
                <CheckCircleFilled className={tone === 'bad' ? 'bad' : tone === 'back' ? 'back' : 'good'} />
                {next ? <span>{spanText(next.time - time)}</span> : null}
              </div>
              <b>{name}</b>
              <span className="s12 t3">
                <Moment at={time} />
              </span>
              <span className="s12 t3 step-cause" title={cause}>
                {cause}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
