import { useEffect } from 'react';
import { withSession } from '../../provider/index.ts';
import { BrainProvider, useBrainActions, useBrainProps } from './BrainContext.ts';
import { BrainRegion } from './frame/BrainRegion.tsx';
import { brainViewer, type BrainViewerProps } from './declaration.ts';

/**
 * An organisation's brain as a map of groups of labels, their relations and node counts. Users
 * open groups, see a label between its sources and targets, search, filter and compare, change the
 * brain with a sentence, and export it. A table shows the same data. It fills its parent, which
 * needs a height, and responds to its own width: under 720 px the side panel is below the map.
 *
 * Parts, for styling: `[data-part]` of `brain`, `toolbar`, `trail`, `graph`, `group`, `card` (with
 * `data-look`), `badge`, `minimap`, `panel` and `notice`. Theme them with the
 * `--brainstem-*` variables.
 *
 * On a page with a Content Security Policy, the layout worker needs `worker-src blob:`, or the
 * package's `layoutWorker.js` served as `workerUrl`. Trusted Types need the policy `brainstem`.
 * Without a worker, small graphs are laid out on the main thread and large ones in rows.
 *
 * Routes: `POST /analytics/perform/action` (`views` with `platformView`), `POST /analytics/chat`
 * with `graph_modification`, and the combined route with `tenantId`.
 */
export const BrainViewer = withSession(BrainViewerView, brainViewer);

function BrainViewerView(props: BrainViewerProps) {
  return (
    <BrainProvider props={props}>
      <BrainRegion />
      <FocusedLabel />
    </BrainProvider>
  );
}

/** Focuses the label that the host names. */
function FocusedLabel() {
  const { focusLabel } = useBrainProps();
  const { focus } = useBrainActions();
  useEffect(() => {
    if (focusLabel !== undefined) focus(focusLabel, 1);
  }, [focusLabel, focus]);
  return null;
}
