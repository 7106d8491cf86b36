import { withSession, type WidgetProps } from '../../provider/index.ts';
import { BrainViewerView } from './BrainViewerView.tsx';
import type { BrainOptions } from './brainOptions.ts';

/** Props of {@link BrainViewer}. */
export interface BrainViewerProps extends BrainOptions, WidgetProps {
  /** Names the region. Give each viewer of a page its own. @default 'Brain', in the locale's words */
  label?: string;
}

/**
 * An organisation's brain as a graph: its kinds of things, how they relate and how much of each.
 * One looks around, searches, filters and compares it, changes it with a sentence, and takes it away
 * as a file. A table holds the same. It fills its parent, which gives it a height, and answers to
 * its own width: under 720 px the side panel stands below the picture.
 *
 * Parts, for styling: `[data-part]` of `brain`, `toolbar`, `graph`, `card` (with `data-look`),
 * `badge`, `fan`, `minimap`, `panel` and `notice`. Looks come from the `--brainstem-*` variables.
 *
 * A page with a content security policy lets the layout run beside it with `worker-src blob:`, or
 * serves the package's `layoutWorker.js` as `workerUrl`; one with Trusted Types lists the policy
 * `brainstem`. Without either, small graphs are laid out on the main thread and large ones in rows.
 *
 * Routes: `POST /analytics/perform/action`, `POST /analytics/chat` with `graph_modification`, and
 * with `tenantId` the combined route.
 */
export const BrainViewer = withSession(BrainViewerView);
