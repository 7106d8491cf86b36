import { createContext } from 'react';
import type { ForwardedBody } from '../../contract/index.ts';

/** What the host has set, for the parts. */
export interface TaskListSettings {
  onSignIn: (() => void) | undefined;
  writeComment: (text: string) => ForwardedBody;
  openWord: string;
}

/** Carries {@link TaskListSettings}. */
export const TaskSettings = createContext<TaskListSettings>({
  onSignIn: undefined,
  writeComment: (text) => ({ text }),
  openWord: 'open',
});
