import { Link } from '@tanstack/react-router';
import { useAddress } from '../../lib/address.ts';
import { BOX_KEYS, BOXES, type BoxKey, boxOf, type Figures, lateCount } from './feedback-boxes.ts';

export function BoxList({ figures }: { figures: Figures | undefined }) {
  const address = useAddress();
  const open = boxOf(address);
  const counts: Partial<Record<BoxKey, number>> = figures
    ? { waiting: figures.waiting, old: lateCount(figures) }
    : {};
  const { brand, kind } = address;
  return (
    <nav className="desk-boxes" aria-label="反馈分类">
      {BOX_KEYS.map((key) => (
        <Link
          key={key}
          to="/feedback"
          search={{ ...(brand && { brand }), ...(kind && { kind }), box: key }}
          className={key === open ? 'on' : ''}
          aria-current={key === open ? 'page' : undefined}
        >
          <span className="grow">{BOXES[key].name}</span>
          {counts[key] ? (
            <span className={`pip${key === 'old' ? ' hot' : ''}`}>
              {counts[key]}
              <span className="visually-hidden">条</span>
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}
