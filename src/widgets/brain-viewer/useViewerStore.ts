import { useEffect, useRef, useState } from 'react';
import { callListener } from '../../controller/index.ts';
import type { BrainOptions } from './brainOptions.ts';
import { createBrainStore, type BrainStore } from './createBrainStore.ts';

/** The store of a viewer, in step with what the host gives. */
export function useViewerStore({
  view,
  defaultView,
  onViewChange,
  focusLabel,
}: BrainOptions): BrainStore {
  const [made] = useState(() => createBrainStore({ ...defaultView, ...view }));
  const { store, actions } = made;
  const told = useRef(onViewChange);
  useEffect(() => {
    told.current = onViewChange;
  }, [onViewChange]);
  useEffect(() => {
    if (view !== undefined) actions.change(view);
  }, [view, actions]);
  useEffect(() => {
    if (focusLabel !== undefined) actions.focus(focusLabel, 1);
  }, [focusLabel, actions]);
  useEffect(
    () =>
      store.subscribe(({ view: now }, { view: before }) => {
        if (now !== before) callListener(told.current, now);
      }),
    [store],
  );
  return made;
}
