import type { ReactNode } from 'react';

export interface PageTitleProps {
  title: string;
  /** One line on what is below. */
  text: string;
  /** Acts on the whole page. */
  children?: ReactNode;
}

/** The head of a page. */
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
