import type { SavedConnection } from '../forms/useCredentialForm.ts';
import type { OpenedForm, SettingsProps } from './parts/partProps.ts';
import { useRefreshConnections } from './useRefreshConnections.ts';

/**
 * Returns callbacks that close the form of a saved connection, whose page shows the result. Opens
 * the new connection if the form created one.
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
