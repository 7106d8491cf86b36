import { useState, type ReactNode } from 'react';
import { TokenlessProvider, useControllerEvent } from '../../../provider/index.ts';
import { BrainProvider } from '../BrainContext.ts';
import { createBrain, type BrainView } from '../core/index.ts';

export interface TokenlessBrainProps {
  /** The first view. @default everything */
  view?: Partial<BrainView> | undefined;
  onViewChange?: ((view: BrainView) => void) | undefined;
  children: ReactNode;
}

/** The controller of a viewer that has no platform, for what is drawn within. */
export function TokenlessBrain({ view = {}, onViewChange, children }: TokenlessBrainProps) {
  const [brain] = useState(() =>
    createBrain({
      view,
      transport: { change: () => Promise.reject(new Error('There is no platform.')) },
    }),
  );
  useControllerEvent(brain, 'viewChange', onViewChange);
  return (
    <TokenlessProvider baseUrl="https://platform.invalid">
      <BrainProvider controller={brain}>{children}</BrainProvider>
    </TokenlessProvider>
  );
}
