import { createContext, useContext } from 'react';
import { BrainstemError } from '../../../client/errors/index.ts';
import type { CredentialDeclaration, CredentialMode } from './declaration.ts';
import type { FormHelp } from './formOptions.ts';
import type { useDeclaredForm } from './useDeclaredForm.ts';

export interface FormKit extends Pick<ReturnType<typeof useDeclaredForm>, 'form' | 'check'> {
  declaration: CredentialDeclaration;
  /** True if an existing connection is edited, whose credentials are stored. */
  isEditing: boolean;
  mode: CredentialMode;
  /** True if saving sends credentials: always for a new connection. */
  sendsCredentials: boolean;
  lockedFields?: readonly string[] | undefined;
  hiddenFields?: readonly string[] | undefined;
  help?: FormHelp | undefined;
  /**
   * The text beside a secret that is kept for this step only.
   *
   * @default for secrets stored by the platform, which can remove them
   */
  keptText?: string;
}

export const FormKitContext = createContext<FormKit | undefined>(undefined);

export function useFormKit(): FormKit {
  const kit = useContext(FormKitContext);
  if (kit !== undefined) return kit;
  throw new BrainstemError('configuration', 'a field was rendered outside a form of the kit.');
}
