import { isMetadataConflictError } from '../../../../client/errors/index.ts';
import { defaultMaxEmails, type EmailSyncConfig } from '../../../../contract/index.ts';
import { defineController, isSameJson, type Controller } from '../../../../controller/index.ts';
import { readMailAState, type MailATransport } from '../../../../query/index.ts';
import { afterChange, runSave, type SaveState } from '../saveState.ts';

/** The edited settings of a mailbox. */
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
  /** The state of switching the push of new mail. */
  watch:
    | { readonly status: 'idle' }
    | { readonly status: 'pending'; readonly isOn: boolean }
    | { readonly status: 'failed'; readonly error: unknown };
}

/** The actions on a mailbox's settings. */
export interface MailSettingsActions {
  change: (change: Partial<MailDraft>) => void;
  /** Shows settings that were saved elsewhere, unless there are unsaved changes. */
  follow: (config: EmailSyncConfig | undefined) => void;
  /**
   * Saves the settings, including changes made while saving. On failure the error is in the state
   * and the draft is kept. Someone else's concurrent change is overwritten only by the next save.
   */
  save: () => Promise<void>;
  /** Switches the push of new mail on or off. */
  setWatch: (isOn: boolean) => Promise<void>;
}

/** Options of {@link createMailSettings}. */
export interface CreateMailSettingsOptions {
  transport: MailATransport;
  /** The id of a mail-A connection. */
  connectionId: string;
  /** The saved settings. @default nothing saved yet */
  config?: EmailSyncConfig | undefined;
}

/** The controller of a mailbox's settings. */
export type MailSettingsController = Controller<MailSettingsState, MailSettingsActions, object>;

/** Creates the controller of a mailbox's settings. */
export function createMailSettings({
  transport,
  connectionId,
  config,
}: CreateMailSettingsOptions): MailSettingsController {
  let stored = config;
  /** True once what is stored has changed and isn't shown. */
  let isBehind = false;
  let seen: object = config ?? {};

  async function save({ enabled, maxEmails, description }: MailDraft): Promise<void> {
    const settings = { enabled, maxEmails, description: description.trim() };
    // The refetch after it tells others' changes again, merged with it.
    isBehind = false;
    try {
      await transport.save(connectionId, { ...settings, seen });
      seen = settings;
    } catch (error) {
      if (isMetadataConflictError(error))
        seen = readMailAState(error.currentMetadata()).config ?? {};
      throw error;
    }
  }

  return defineController<MailSettingsState, MailSettingsActions, object>({
    initialState: {
      draft: draftOf(config),
      isUnsaved: false,
      saving: { status: 'idle' },
      watch: { status: 'idle' },
    },
    actions: ({ getState, setState }) => {
      const catchUp = (): void => {
        const { isUnsaved, saving } = getState();
        if (!isBehind || isUnsaved || saving.status === 'pending') return;
        isBehind = false;
        seen = stored ?? {};
        setState({ draft: draftOf(stored) });
      };
      return {
        change: (change) =>
          setState(({ draft, saving }) => ({
            draft: { ...draft, ...change },
            isUnsaved: true,
            saving: afterChange(saving),
          })),
        follow(next) {
          isBehind ||= !isSameJson(next, stored);
          stored = next;
          catchUp();
        },
        async save() {
          do await runSave({ draft: () => getState().draft, getState, setState }, save);
          while (getState().isUnsaved && getState().saving.status === 'idle');
          catchUp();
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
      };
    },
  });
}

function draftOf(config: EmailSyncConfig | undefined): MailDraft {
  return {
    // Nothing syncs before the first save.
    enabled: config !== undefined && config.enabled !== false,
    maxEmails: config?.maxEmails ?? defaultMaxEmails,
    description: config?.description ?? '',
  };
}
