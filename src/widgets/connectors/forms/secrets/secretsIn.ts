import {
  fieldsOf,
  isSecretField,
  type CredentialDeclaration,
  type FormValues,
} from '../declaration.ts';
import { readPath } from '../body/path.ts';
import { isSecret, type SecretState } from './secretModel.ts';

type Fields = Pick<CredentialDeclaration, 'sections'>;

/** Returns the secrets typed into a form. */
export function secretsIn(declaration: Fields, values: FormValues): readonly string[] {
  return statesIn(declaration, values).flatMap((secret) =>
    secret.kind === 'typed' && secret.value !== '' ? [secret.value] : [],
  );
}

/** Returns true if every stored secret is kept. */
export function keepsSecrets(declaration: Fields, values: FormValues): boolean {
  const fields = fieldsOf(declaration).filter(({ onlyWhenNew }) => onlyWhenNew !== true);
  return statesIn({ sections: [{ fields }] }, values).every(({ kind }) => kind === 'kept');
}

function statesIn(declaration: Fields, values: FormValues): readonly SecretState[] {
  return fieldsOf(declaration)
    .filter(isSecretField)
    .map(({ name }) => readPath(values, name))
    .filter(isSecret);
}
