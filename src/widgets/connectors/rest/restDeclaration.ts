import { basicConnectBody, bearerConnectBody } from '../../../contract/index.ts';
import type { ConnectorFormsWords } from '../../../words/index.ts';
import { codeField, nameField, secretField } from '../credentials/declarations.ts';
import type { FieldDeclaration, IntroducedDeclaration } from '../forms/declaration.ts';

export const restAuthTypes = ['BEARER_TOKEN', 'BASIC', 'NONE'] as const;

/** The sign-in methods of a private API, with the platform's names. */
export type RestAuthType = (typeof restAuthTypes)[number];

export function restDeclaration(
  authType: RestAuthType,
  words: ConnectorFormsWords,
): IntroducedDeclaration {
  const isBearer = authType === 'BEARER_TOKEN';
  return {
    providerConfigKey: isBearer ? 'private-api-bearer' : 'private-api-basic',
    title: words.restTitle,
    schema: isBearer ? bearerConnectBody : basicConnectBody,
    constants: {
      'credentials.authType': authType,
      // "authType = NONE stores empty basic credentials"
      ...(authType === 'NONE' ? { username: '', password: '' } : {}),
    },
    sections: [{ fields: [nameField(words), ...signInFields(authType, words)] }],
  };
}

function signInFields(
  authType: RestAuthType,
  words: ConnectorFormsWords,
): readonly FieldDeclaration[] {
  switch (authType) {
    case 'BEARER_TOKEN':
      return [
        secretField('credentials.bearerToken', words.restToken, {
          description: words.restTokenText,
          required: true,
        }),
      ];
    case 'BASIC':
      return [
        codeField('username', words.username, { required: true }),
        secretField('password', words.password, { required: true }),
      ];
    case 'NONE':
      return [];
  }
}
