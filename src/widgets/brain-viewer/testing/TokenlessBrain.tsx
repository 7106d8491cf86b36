import type { ReactNode } from 'react';
import { TokenlessProvider } from '../../../provider/index.ts';
import type { Direction } from '../../../ui/index.ts';
import { BrainProvider } from '../BrainContext.ts';
import type { BrainView } from '../core/index.ts';

export interface TokenlessBrainProps {
  /** The first view. @default everything */
  view?: Partial<BrainView> | undefined;
  onViewChange?: ((view: BrainView) => void) | undefined;
  /** @default left to right */
  direction?: Direction | undefined;
  children: ReactNode;
}

/** The controller of a viewer that has no platform, for what is drawn within. */
export function TokenlessBrain({
  view: defaultView = {},
  onViewChange = () => undefined,
  direction,
  children,
}: TokenlessBrainProps) {
  return (
    <TokenlessProvider baseUrl="https://platform.invalid" direction={direction}>
      <BrainProvider props={{ defaultView, onViewChange }}>{children}</BrainProvider>
    </TokenlessProvider>
  );
}
