import { useState, type ReactNode } from 'react';
import { throughJson } from './throughJson.ts';

/** The props that a host passes to the widget whose view it keeps. */
interface ViewProps<View> {
  view: View;
  onViewChange: (view: View) => void;
}

/** Returns a host that keeps a widget's view as JSON, as in an address, with all that it kept. */
export function viewHost<View>(first: View, widget: (props: ViewProps<View>) => ReactNode) {
  const kept = [first];
  let give: (view: View) => void = () => undefined;
  function Host() {
    const [view, setView] = useState(first);
    give = setView;
    const onViewChange = (next: View): void => {
      kept.push(throughJson(next));
      setView(next);
    };
    return widget({ view: throughJson(view), onViewChange });
  }
  return { host: <Host />, kept, give: (view: View) => give(view) };
}
