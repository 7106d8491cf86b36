import type { Meta, StoryObj } from '@storybook/react-vite';
import { SqlConnectionForm } from 'brainstem/react';
import { formStates } from './formStates.tsx';
import { sqlFields } from './play.ts';

const meta = {
  title: 'Connector forms/SQL states',
  component: SqlConnectionForm,
} satisfies Meta<typeof SqlConnectionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = formStates({
  form: (props) => <SqlConnectionForm {...props} engine="sql-b" />,
  fields: sqlFields,
});

/** The edited connection is still on its way. */
export const Loading: Story = states.loading;

/** Nothing was filled in. */
export const Empty: Story = states.empty;

/** All is filled in. */
export const Filled: Story = states.filled;

/** One field is missing. */
export const OneItem: Story = states.oneItem;

/** A host's own name that does not end, and a name without spaces. */
export const VeryLong: Story = states.veryLong;

/** The edited connection could not be read. */
export const ErrorWithRetry: Story = states.errorWithRetry;

/** The platform failed; all that was typed is still here. */
export const NotSaved: Story = states.notSaved;

/** The network is gone; all that was typed is still here. */
export const Offline: Story = states.offline;

/** The host's backend refuses a token. */
export const TokenRefused: Story = states.tokenRefused;

/** The scope is missing: nothing can be changed, and it is named. */
export const MissingScope: Story = states.missingScope;

/** The connection was saved, and its sync could not be started. */
export const PartialFailure: Story = states.partialFailure;

/** A side panel, with what is missing. */
export const Narrow: Story = states.narrow;

/** Dark, whatever the page. */
export const Dark: Story = states.dark;

/** Reading from right to left. */
export const RightToLeft: Story = states.rightToLeft;

/** Another language. */
export const SecondLocale: Story = states.secondLocale;

/** Without motion: saving doesn't move. */
export const ReducedMotion: Story = states.reducedMotion;

/** Two forms on one page keep to themselves. */
export const TwoInstances: Story = states.twoInstances;
