import { PageTitle } from '../parts/PageTitle.tsx';

/** Props of {@link PlainPages}. */
export interface PlainPagesProps {
  /** Preferences as the part of an address behind `?`. */
  search: string;
}

/** The same widgets as custom elements, in a page of ours that has no framework. */
export function PlainPages({ search }: PlainPagesProps) {
  return (
    <div className="page page-full">
      <PageTitle
        title="Plain pages"
        text="The night desk works with a page of tags alone. It stands in a frame here."
      >
        <a href={`/plain${search}`}>Open it alone</a>
      </PageTitle>
      <iframe className="card plain-frame" title="Night desk" src={`/plain${search}`} />
    </div>
  );
}
