import type { BoundFunctions, queries } from '@testing-library/dom';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { expectStillness, offline, type StoryFault, tokenRefused } from '../conditions.ts';
import { holding, OfConnection } from './OfConnection.tsx';

/** One state of a widget that is about a connection, as a story. */
export interface ConnectionState {
  parameters: ReturnType<typeof holding>;
  render: () => ReactElement;
  play: (context: { canvas: BoundFunctions<typeof queries> }) => Promise<void>;
}

/** A widget that is about a connection. */
export interface ShownWidget {
  widget: (props: { connectionId: string; label?: string }) => ReactElement;
  providerConfigKey: string;
  /** The route on which all it shows depends. */
  route: string;
  /** The message for a failed load. */
  failed: string;
}

/** The states that are the same for every widget that is about a connection. */
export type ConnectionStates = Record<
  'loading' | 'errorWithRetry' | 'offline' | 'tokenRefused' | 'reducedMotion' | 'twoInstances',
  ConnectionState
>;

/** The stories of a widget that is about a connection, as far as they are those of any other. */
export function connectionStates(shown: ShownWidget): ConnectionStates {
  const { widget, providerConfigKey, route, failed } = shown;
  const story = (fault: StoryFault, play: ConnectionState['play']): ConnectionState => {
    const prepare: Parameters<typeof OfConnection>[0]['prepare'] = ({ faults }) => {
      if (faults.list().length === 0) faults.add(fault);
    };
    return {
      parameters: holding(),
      render: () => (
        <OfConnection providerConfigKey={providerConfigKey} prepare={prepare}>
          {(connectionId) => widget({ connectionId })}
        </OfConnection>
      ),
      play,
    };
  };
  const region: ConnectionState['play'] = async ({ canvas }) => {
    await expect(await canvas.findByRole('region')).toBeVisible();
  };
  return {
    loading: story({ route, latency: 600_000 }, region),
    errorWithRetry: story({ route, status: 500 }, async ({ canvas }) => {
      await canvas.findByText(failed);
      await canvas.findByRole('button', { name: 'Try again' });
    }),
    offline: {
      parameters: holding(offline),
      render: () => widget({ connectionId: 'any' }),
      play: async ({ canvas }) => {
        await canvas.findByText(failed);
      },
    },
    tokenRefused: {
      parameters: holding(tokenRefused()),
      render: () => widget({ connectionId: 'any' }),
      play: async ({ canvas }) => {
        await canvas.findAllByText(/Your trial ended on 31 October\./);
      },
    },
    reducedMotion: story({ route, latency: 600_000 }, async (context) => {
      await region(context);
      await expectStillness();
    }),
    twoInstances: {
      parameters: holding(),
      render: () => (
        <OfConnection providerConfigKey={providerConfigKey}>
          {(connectionId) => (
            <>
              {widget({ connectionId, label: 'First' })}
              {widget({ connectionId, label: 'Second' })}
            </>
          )}
        </OfConnection>
      ),
      play: async ({ canvas }) => {
        await canvas.findByRole('region', { name: 'First' });
        await canvas.findByRole('region', { name: 'Second' });
      },
    },
  };
}
