import { useId, useMemo, useState } from 'react';
import { withSession } from '../../../provider/index.ts';
import { Choice, ChoiceGroup } from '../../../ui/index.ts';
import { CredentialWidget } from '../forms/CredentialWidget.tsx';
import { FormSections } from '../forms/fields/FormSections.tsx';
import { createSecret } from '../forms/secrets/secretModel.ts';
import { useFormKit } from '../forms/FormKitContext.ts';
import { useFormWords } from '../forms/useFormWords.ts';
import { restAuthTypes, restDeclaration, type RestAuthType } from './restDeclaration.ts';
import { WebhookPanel } from './WebhookPanel.tsx';
import { restConnector, type RestConnectorProps } from './declaration.ts';

/**
 * Connects a private API by token, by name and password, or without credentials, and creates the
 * webhook that it sends to. The webhook's key is shown once and never stored.
 *
 * Parts, for styling: `[data-part]` of `connector-form`, `field`, `error-summary`, `saved`,
 * `webhook` and `notice`. Routes: connect-session, connection-metadata, sync/enqueue,
 * webhooks/api-connector/generate and info.
 */
export const RestConnector = withSession(RestConnectorView, restConnector);

function RestConnectorView({ authType: given, organizationId, ...props }: RestConnectorProps) {
  const words = useFormWords();
  const [chosen, setChosen] = useState<RestAuthType>(given ?? 'BEARER_TOKEN');
  const authType = given ?? chosen;
  const declaration = useMemo(() => restDeclaration(authType, words), [authType, words]);
  return (
    <CredentialWidget
      {...props}
      declaration={declaration}
      after={({ connectionId }) => (
        <WebhookPanel
          key={connectionId}
          connectionId={connectionId}
          organizationId={organizationId}
        />
      )}
    >
      {(state) => (
        <>
          {!state.isEditing && given === undefined && (
            <AuthChoice authType={authType} onChange={setChosen} />
          )}
          <FormSections sections={declaration.sections} />
        </>
      )}
    </CredentialWidget>
  );
}

interface AuthChoiceProps {
  authType: RestAuthType;
  onChange: (authType: RestAuthType) => void;
}

/** Discards the secrets of the previous sign-in method and keeps other input. */
function AuthChoice({ authType, onChange }: AuthChoiceProps) {
  const { form } = useFormKit();
  const words = useFormWords();
  const name = useId();
  return (
    <ChoiceGroup legend={words.restSignIn}>
      {restAuthTypes.map((type) => (
        <Choice
          key={type}
          type="radio"
          name={name}
          label={words.restTypes[type]}
          checked={type === authType}
          onChange={() => {
            form.setValue('credentials.bearerToken', createSecret(false));
            form.setValue('password', createSecret(false));
            form.clearErrors();
            onChange(type);
          }}
        />
      ))}
    </ChoiceGroup>
  );
}
