import type { BoundFunctions, queries } from '@testing-library/dom';
import type { ConnectorFormProps } from 'brainstem/react';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import type { PlatformParameters } from '../../.storybook/decorators.tsx';
import {
  expectStillness,
  failing,
  offline,
  type StoryFault,
  tokenRefused,
  withoutScope,
} from '../conditions.ts';
import { fillIn, press } from './play.ts';

/** One state of a form, as a story. */
export interface FormState {
  globals?: Record<string, string>;
  parameters: { platform: PlatformParameters };
  render: () => ReactElement;
  play: (context: { canvas: BoundFunctions<typeof queries> }) => Promise<void>;
}

/** A connector's form, and what fills it in. */
export interface ShownForm {
  form: (props: ConnectorFormProps<never>) => ReactElement;
  /** By the beginnings of their labels; the connection's name is one of them. */
  fields: Record<string, string>;
}

/** The states that every connector's form has. */
export type FormStates = Record<StateName, FormState>;

type StateName =
  | 'loading'
  | 'empty'
  | 'filled'
  | 'oneItem'
  | 'veryLong'
  | 'errorWithRetry'
  | 'notSaved'
  | 'offline'
  | 'tokenRefused'
  | 'missingScope'
  | 'partialFailure'
  | 'narrow'
  | 'dark'
  | 'rightToLeft'
  | 'secondLocale'
  | 'reducedMotion'
  | 'twoInstances';

const nameLabel = 'Connection name';
const ignore = (): void => undefined;
const attention = { name: /attention/ };

/** The stories of a connector's form, one for each state of a widget. */
export function formStates({ form, fields }: ShownForm): FormStates {
  const story = (play: FormState['play'], platform: PlatformParameters = {}): FormState => ({
    parameters: { platform },
    render: () => form({ onCancel: ignore }),
    play,
  });
  const edited = (play: FormState['play'], fault: StoryFault): FormState => ({
    ...story(play, failing(fault)),
    render: () => form({ connectionId: 'any', onCancel: ignore }),
  });
  const connect: FormState['play'] = async ({ canvas }) => {
    await fillIn(canvas, fields);
    await press(canvas, 'Connect');
  };
  const mistakes = story(async ({ canvas }) => {
    await press(canvas, 'Connect');
    await canvas.findByRole('group', attention);
  });
  const refused = (platform: PlatformParameters, text: string | RegExp): FormState =>
    story(async (context) => {
      await connect(context);
      await context.canvas.findByText(text);
    }, platform);
  return {
    loading: edited(
      async ({ canvas }) => {
        const [form] = await canvas.findAllByRole('region');
        await expect(form?.querySelector('[aria-busy]')).toBeInTheDocument();
      },
      { latency: 600_000 },
    ),
    empty: story(async ({ canvas }) => {
      await canvas.findByRole('button', { name: 'Connect' });
    }),
    filled: story(({ canvas }) => fillIn(canvas, fields)),
    oneItem: story(async ({ canvas }) => {
      const others = Object.entries(fields).filter(([label]) => label !== nameLabel);
      await fillIn(canvas, Object.fromEntries(others));
      await press(canvas, 'Connect');
      await canvas.findByRole('group', { name: '1 field needs your attention' });
    }),
    veryLong: {
      ...story(({ canvas }) => fillIn(canvas, { ...fields, [nameLabel]: 'x'.repeat(300) })),
      render: () =>
        form({ name: 'Warenwirtschaftssystemanbindung der Niederlassung Nord '.repeat(3) }),
    },
    errorWithRetry: edited(
      async ({ canvas }) => {
        await canvas.findByRole('button', { name: 'Try again' });
      },
      { route: 'getConnectionMetadata', status: 503 },
    ),
    notSaved: refused(
      failing({ route: 'createConnectSession', status: 500 }),
      'Couldn’t save. Nothing you entered was lost.',
    ),
    offline: refused(offline, 'Couldn’t save. Nothing you entered was lost.'),
    tokenRefused: refused(tokenRefused(), /Your trial ended on 31 October\./),
    missingScope: refused(failing(withoutScope('createConnectSession')), /Ask your admin/),
    partialFailure: story(
      async (context) => {
        await connect(context);
        await press(context.canvas, 'Sync now');
        await context.canvas.findByText('Couldn’t start the sync');
      },
      failing({ route: 'enqueueSync', status: 500 }),
    ),
    narrow: { ...mistakes, globals: { width: '320' } },
    dark: { ...mistakes, globals: { theme: 'dark' } },
    rightToLeft: { ...mistakes, globals: { direction: 'rtl' } },
    secondLocale: {
      ...story(async ({ canvas }) => {
        await press(canvas, 'Verbinden');
        await canvas.findByRole('group', { name: /^Prüfen Sie/ });
      }),
      globals: { locale: 'de' },
    },
    reducedMotion: story(
      async (context) => {
        await connect(context);
        await context.canvas.findByRole('button', { name: 'Saving…' });
        await expectStillness();
      },
      failing({ route: 'createConnectSession', latency: 600_000 }),
    ),
    twoInstances: {
      ...story(async ({ canvas }) => {
        const [first] = await canvas.findAllByRole('button', { name: 'Connect' });
        first?.click();
        await expect(await canvas.findAllByRole('group', attention)).toHaveLength(1);
      }),
      render: () => (
        <>
          {form({ label: 'First' })}
          {form({ label: 'Second' })}
        </>
      ),
    },
  };
}
