import { PageTitle } from '../parts/PageTitle.tsx';
import { Link } from '../routing/Link.tsx';

/** Shown at an address that belongs to no page. */
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
