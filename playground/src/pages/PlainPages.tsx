import { PageTitle } from '../parts/PageTitle.tsx';

export interface PlainPagesProps {
  /** The preferences as a query string. */
  search: string;
}

/** The same widgets as custom elements, on a page without a framework. */
export function PlainPages({ search }: PlainPagesProps) {
  return (
    <div className="page page-full">
      <PageTitle
        title="Plain pages"
        text="The night desk uses a page of custom elements. It’s shown in a frame here."
      >
        <a href={`/plain${search}`}>Open it alone</a>
      </PageTitle>
      <iframe className="card plain-frame" title="Night desk" src={`/plain${search}`} />
    </div>
  );
}
