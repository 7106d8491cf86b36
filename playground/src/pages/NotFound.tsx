import { PageTitle } from '../parts/PageTitle.tsx';
import { Link } from '../routing/Link.tsx';

/** The page of an unknown URL. */
export function NotFound() {
  return (
    <div className="page">
      <PageTitle title="Page not found" text="Check the address, or choose a page above." />
      <p>
        <Link href="/">Go to the overview</Link>
      </p>
    </div>
  );
}
