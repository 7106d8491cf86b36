import {
  fieldsOf,
  isSecretField,
  type CredentialDeclaration,
  type FieldDeclaration,
  type FormValues,
} from '../declaration.ts';
import { readPath } from '../body/path.ts';
import { isSecret, type SecretState } from './secretModel.ts';

export function secretsIn(
  declaration: CredentialDeclaration,
  values: FormValues,
): readonly string[] {
  return statesIn(fieldsOf(declaration), values).flatMap((secret) =>
    secret.kind === 'typed' && secret.value !== '' ? [secret.value] : [],
  );
}

export function keepsSecrets(declaration: CredentialDeclaration, values: FormValues): boolean {
  const stored = fieldsOf(declaration).filter(({ onlyWhenNew }) => onlyWhenNew !== true);
  return statesIn(stored, values).every(({ kind }) => kind === 'kept');
}

function statesIn(fields: readonly FieldDeclaration[], values: FormValues): readonly SecretState[] {
  return fields
    .filter(isSecretField)
    .map(({ name }) => readPath(values, name))
    .filter(isSecret);
}
