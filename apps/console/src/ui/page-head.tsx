import { type ReactNode, useEffect } from 'react';

interface PageHeadProps {
  /** Name of the page, also of the tab. */
  name: string;
  title?: ReactNode;
  note?: ReactNode;
  back?: ReactNode;
  children?: ReactNode;
}

export function PageHead({ name, title, note, back, children }: PageHeadProps) {
  useEffect(() => {
    document.title = `${name} · 剧伴运营后台`;
  }, [name]);
  return (
    <header className="page-head">
      <div className="grow min0">
        {back ? <div className="crumb">{back}</div> : null}
        <h1>{title ?? name}</h1>
        {note ? <p>{note}</p> : null}
      </div>
      {children ? <div className="row g8 wrap end acts">{children}</div> : null}
    </header>
  );
}
