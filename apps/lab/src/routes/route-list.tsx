import { useEffect, useRef, useState } from 'react';
import { findRoutes } from './find-routes.ts';
import styles from './route-list.module.css';
import { RouteSearch } from './route-search.tsx';
import { RouteSection } from './route-section.tsx';
import { ROUTE_TABLE, type RouteRow } from './table.ts';

interface RouteListProps {
  current: RouteRow | undefined;
  onOpen(row: RouteRow): void;
}

/** Not `scrollIntoView`: Chromium would continue the Tab order from the row instead of the top of the Lab. */
function scrollToRow(list: HTMLElement, row: Element): void {
  const [box, at] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (at.top < box.top) list.scrollTop -= box.top - at.top;
  else if (at.bottom > box.bottom) list.scrollTop += at.bottom - box.bottom;
}

/** All routes of the product, by group. */
export function RouteList({ current, onOpen }: RouteListProps) {
  const [search, setSearch] = useState('');
  const [shut, setShut] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLElement>(null);
  const currentPath = current?.path;
  useEffect(() => {
    const row = currentPath && list.current?.querySelector('[aria-current]');
    if (list.current && row) scrollToRow(list.current, row);
  }, [currentPath]);
  const sections = findRoutes(ROUTE_TABLE, search);
  const first = sections[0]?.rows[0];
  const openFirst = () => {
    if (!first) return;
    setSearch('');
    onOpen(first);
  };
  const toggle = (name: string) => {
    const next = new Set(shut);
    if (!next.delete(name)) next.add(name);
    setShut(next);
  };
  return (
    <div className={styles.column}>
      <RouteSearch value={search} onChange={setSearch} onSubmit={openFirst} />
      <nav ref={list} className={styles.routes} aria-label="页面">
        {sections.map(({ name, rows }) => (
          <RouteSection
            key={name}
            name={name}
            rows={rows}
            // Search results are shown even in a folded group.
            open={search !== '' || !shut.has(name)}
            onToggle={() => toggle(name)}
            current={current}
            onOpen={onOpen}
          />
        ))}
        {sections.length === 0 && <p className={styles.none}>没有找到「{search}」</p>}
      </nav>
      <p className={styles.foot}>
        <span>
          <span className="num">{ROUTE_TABLE.length}</span> 个路由
        </span>
        <a href="/lab/kitchen-sink" target="_blank" rel="noreferrer">
          零件一览
        </a>
      </p>
    </div>
  );
}
