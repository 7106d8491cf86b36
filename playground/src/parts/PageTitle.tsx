import type { ReactNode } from 'react';

export interface PageTitleProps {
  title: string;
  /** A one-line summary of the page. */
  text: string;
  /** Actions on the whole page. */
  children?: ReactNode;
}

/** A page's header. */
export function PageTitle({ title, text, children }: PageTitleProps) {
  return (
    <div className="page-title">
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
