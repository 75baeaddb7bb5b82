import type { ReactNode } from 'react';

interface PanelProps {
  title?: ReactNode;
  extra?: ReactNode;
  children: ReactNode;
  flush?: boolean;
  className?: string;
}

export function Panel({ title, extra, children, flush, className }: PanelProps) {
  return (
    <section className={`panel${flush ? ' flush' : ''}${className ? ` ${className}` : ''}`}>
      {title ? (
        <div className="panel-head">
          <h2>{title}</h2>
          <div className="row g8">{extra}</div>
        </div>
      ) : null}
      <div className="panel-body">{children}</div>
    </section>
  );
}
