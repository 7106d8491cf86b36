import { isMetadataConflictError } from '../../../../client/errors/index.ts';
import { defaultMaxEmails, type EmailSyncConfig } from '../../../../contract/index.ts';
import { defineController, type Controller } from '../../../../controller/index.ts';
import { mailAStateIn, type MailATransport } from '../../../../query/index.ts';
import { afterChange, runSave, type SaveState } from '../saveState.ts';

/** The settings of a mailbox as a person is changing them. */
export interface MailDraft {
  enabled: boolean;
  maxEmails: number;
  description: string;
}

/** The state of a mailbox's settings. */
export interface MailSettingsState {
  draft: MailDraft;
  /** True if the draft has unsaved changes. */
  isUnsaved: boolean;
  saving: SaveState;
  /** A switch of the push of new mail that is under way, or why the last one failed. */
  watch:
    | { readonly status: 'idle' }
    | { readonly status: 'pending'; readonly isOn: boolean }
    | { readonly status: 'failed'; readonly error: unknown };
}

/** The actions on a mailbox's settings. */
export interface MailSettingsActions {
  change: (change: Partial<MailDraft>) => void;
  /**
   * Saves the settings, and what is changed while that is under way. A failure is in the state, and
   * the draft stays. A change that somebody else made in between is overwritten only by the next
   * save.
   */
  save: () => Promise<void>;
  /** Switches the push of new mail. */
  setWatch: (isOn: boolean) => Promise<void>;
}

/** Options of {@link createMailSettings}. */
export interface CreateMailSettingsOptions {
  transport: MailATransport;
  /** A mail-A connection. */
  connectionId: string;
  /** The saved settings. @default nothing was saved yet */
  config?: EmailSyncConfig | undefined;
}

/** The settings of a mailbox without React. */
export type MailSettingsController = Controller<MailSettingsState, MailSettingsActions, object>;

/** Creates the controller of one mounted widget. */
export function createMailSettings({
  transport,
  connectionId,
  config,
}: CreateMailSettingsOptions): MailSettingsController {
  let seen: object = config ?? {};

  async function save({ enabled, maxEmails, description }: MailDraft): Promise<void> {
    const settings = { enabled, maxEmails, description: description.trim() };
    try {
      await transport.save(connectionId, { ...settings, seen });
      seen = settings;
    } catch (error) {
      if (isMetadataConflictError(error)) seen = mailAStateIn(error.currentMetadata()).config ?? {};
      throw error;
    }
  }

  return defineController<MailSettingsState, MailSettingsActions, object>({
    initialState: {
      draft: {
        // Nothing syncs before it was saved once.
        enabled: config !== undefined && config.enabled !== false,
        maxEmails: config?.maxEmails ?? defaultMaxEmails,
        description: config?.description ?? '',
      },
      isUnsaved: false,
      saving: { status: 'idle' },
      watch: { status: 'idle' },
    },
    actions: ({ getState, setState }) => ({
      change: (change) =>
        setState(({ draft, saving }) => ({
          draft: { ...draft, ...change },
          isUnsaved: true,
          saving: afterChange(saving),
        })),
      async save() {
        do await runSave({ draft: () => getState().draft, getState, setState }, save);
        while (getState().isUnsaved && getState().saving.status === 'idle');
      },
      async setWatch(isOn) {
        if (getState().watch.status === 'pending') return;
        setState({ watch: { status: 'pending', isOn } });
        try {
          await transport.setWatch(connectionId, isOn);
          setState({ watch: { status: 'idle' } });
        } catch (error) {
          setState({ watch: { status: 'failed', error } });
        }
      },
    }),
  });
}
