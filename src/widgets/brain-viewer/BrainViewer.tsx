import { useEffect } from 'react';
import { withSession } from '../../provider/index.ts';
import { BrainProvider, useBrainActions, useBrainProps } from './BrainContext.ts';
import { BrainRegion } from './frame/BrainRegion.tsx';
import { brainViewer, type BrainViewerProps } from './declaration.ts';

/**
 * An organisation's brain as a map: groups of labels, how they relate and how many nodes each has.
 * People open a group, see a label between what leads to it and what it leads to, search, filter and
 * compare, change the brain with a sentence, and export it. A table shows the same data. It fills its
 * parent, which gives it a height, and answers to its own width: under 720 px the side panel is below
 * the map.
 *
 * Parts, for styling: `[data-part]` of `brain`, `toolbar`, `trail`, `graph`, `group`, `card` (with
 * `data-look`), `badge`, `fan`, `minimap`, `panel` and `notice`. Looks come from the `--brainstem-*` variables.
 *
 * A page with a content security policy lets the layout run in a worker with `worker-src blob:`, or
 * serves the package's `layoutWorker.js` as `workerUrl`; one with Trusted Types lists the policy
 * `brainstem`. Without either, small graphs are laid out on the main thread and large ones in rows.
 *
 * Routes: `POST /analytics/perform/action` (`views` with `platformView`), `POST /analytics/chat` with `graph_modification`, and
 * with `tenantId` the combined route.
 */
export const BrainViewer = withSession(BrainViewerView, brainViewer);

function BrainViewerView(props: BrainViewerProps) {
  return (
    <BrainProvider props={props}>
      <Brain />
    </BrainProvider>
  );
}

function Brain() {
  const props = useBrainProps();
  const { focus } = useBrainActions();
  const { focusLabel } = props;
  useEffect(() => {
    if (focusLabel !== undefined) focus(focusLabel, 1);
  }, [focusLabel, focus]);
  return <BrainRegion options={props} label={props.label} actionsRef={props.actionsRef} />;
}
