import type { ReactNode } from 'react';
import { TokenlessProvider } from '../../../provider/index.ts';
import { BrainProvider } from '../BrainContext.ts';
import type { BrainView } from '../core/index.ts';

export interface TokenlessBrainProps {
  /** The first view. @default everything */
  view?: Partial<BrainView> | undefined;
  onViewChange?: ((view: BrainView) => void) | undefined;
  children: ReactNode;
}

/** The controller of a viewer that has no platform, for what is drawn within. */
export function TokenlessBrain({
  view: defaultView = {},
  onViewChange = () => undefined,
  children,
}: TokenlessBrainProps) {
  return (
    <TokenlessProvider baseUrl="https://platform.invalid">
      <BrainProvider props={{ defaultView, onViewChange }}>{children}</BrainProvider>
    </TokenlessProvider>
  );
}
