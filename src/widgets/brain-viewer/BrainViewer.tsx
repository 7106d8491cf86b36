import { useEffect, useState, type Ref } from 'react';
import {
  useBrainstem,
  useControlledValue,
  useControllerEvent,
  usePlatformActions,
  withSession,
  type WidgetProps,
} from '../../provider/index.ts';
import { createBrainTransport } from '../../query/index.ts';
import { BrainProvider } from './BrainContext.ts';
import type { BrainHandle } from './BrainHandle.ts';
import { BrainRegion } from './BrainRegion.tsx';
import { createBrain, type BrainOptions } from './core/index.ts';

/** Props of {@link BrainViewer}. */
export interface BrainViewerProps extends BrainOptions, WidgetProps {
  /** Gets what the page can do with the viewer. */
  actionsRef?: Ref<BrainHandle>;
  /** Names the region. Give each viewer of a page its own. @default 'Brain', in the locale's words */
  label?: string;
}

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
export const BrainViewer = withSession(BrainViewerView, {
  name: 'brainViewer',
  events: { onViewChange: ['view'], onOpenLabel: ['label'] },
  optionalEvents: ['onOpenLabel'],
});

function BrainViewerView(props: BrainViewerProps) {
  const { view, defaultView, focusLabel, onViewChange } = props;
  const { environment } = useBrainstem();
  const transport = usePlatformActions(createBrainTransport);
  const [brain] = useState(() =>
    createBrain({ transport, view: view ?? defaultView, environment }),
  );
  const { actions } = brain;
  useControllerEvent(brain, 'viewChange', onViewChange);
  useControlledValue(brain, 'viewChange', view, actions.followView);
  useEffect(() => {
    if (focusLabel !== undefined) actions.focus(focusLabel, 1);
  }, [focusLabel, actions]);
  return (
    <BrainProvider controller={brain}>
      <BrainRegion options={props} label={props.label} actionsRef={props.actionsRef} />
    </BrainProvider>
  );
}
