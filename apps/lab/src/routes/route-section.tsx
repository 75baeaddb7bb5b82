import { Icon } from '../ui/icon.tsx';
import { shortPath } from './find-routes.ts';
import styles from './route-section.module.css';
import type { RouteRow } from './table.ts';

interface RouteSectionProps {
  name: string;
  rows: readonly RouteRow[];
  open: boolean;
  onToggle(): void;
  current: RouteRow | undefined;
  onOpen(row: RouteRow): void;
}

export function RouteSection({ name, rows, open, onToggle, current, onOpen }: RouteSectionProps) {
  return (
    <>
      <h2 className={styles.head}>
        <button type="button" aria-expanded={open} onClick={onToggle}>
          <Icon name="next" size={10} />
          {name}
          <span className="num">{rows.length}</span>
        </button>
      </h2>
      {open && (
        <ul>
          {rows.map((row) => (
            <li key={row.path}>
              <button
                type="button"
                className={styles.row}
                aria-current={row.path === current?.path ? 'page' : undefined}
                title={row.path}
                onClick={() => onOpen(row)}
              >
                <span>{row.title}</span>
                <span className="mono">{shortPath(row.path)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
