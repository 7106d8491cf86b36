import type { SavedConnection } from '../forms/useCredentialForm.ts';
import type { OpenedForm, SettingsProps } from './parts/partProps.ts';
import { useRefreshConnections } from './useRefreshConnections.ts';

/**
 * Returns the callbacks that close the form of a connection once it is saved: the page around it
 * shows the result. If the form replaced the connection, the new one is opened.
 */
export function useEditedForm({
  onReplace,
  onClose,
}: Pick<SettingsProps, 'onReplace' | 'onClose'>): OpenedForm {
  const refresh = useRefreshConnections();
  return {
    onSaved: ({ connectionId, replacedConnectionId }: SavedConnection) => {
      refresh();
      onClose(true);
      if (replacedConnectionId !== undefined) onReplace(connectionId);
    },
    onCancel: () => onClose(false),
  };
}
