import { isRecord } from '../../../../contract/index.ts';

/**
 * A secret of a form. The stored one never reaches the browser, so it has no value here: it is kept,
 * replaced by what is typed, or removed.
 */
export type SecretState =
  | { readonly kind: 'kept' }
  | { readonly kind: 'typed'; readonly value: string; readonly isStored: boolean }
  | { readonly kind: 'cleared' };

export type SecretAction =
  | { readonly type: 'replace' }
  | { readonly type: 'type'; readonly value: string }
  | { readonly type: 'keep' }
  | { readonly type: 'clear' }
  /** Forgets what was typed. */
  | { readonly type: 'wipe' };

/**
 * Creates an untouched secret.
 *
 * @param isStored - True if the platform already holds one.
 */
export function createSecret(isStored: boolean): SecretState {
  return isStored ? { kind: 'kept' } : { kind: 'typed', value: '', isStored };
}

/** The secret after an action. An action that makes no sense in a state changes nothing. */
export function changeSecret(state: SecretState, action: SecretAction): SecretState {
  const isStored = state.kind !== 'typed' || state.isStored;
  switch (action.type) {
    case 'replace':
      return state.kind === 'typed' ? state : { kind: 'typed', value: '', isStored };
    case 'type':
      return state.kind === 'typed' ? { ...state, value: action.value } : state;
    case 'keep':
      return isStored ? { kind: 'kept' } : state;
    case 'clear':
      return isStored ? { kind: 'cleared' } : { kind: 'typed', value: '', isStored };
    case 'wipe':
      return createSecret(isStored);
  }
}

/**
 * Returns the value to send: undefined omits the key from the request, and nothing clears it. A
 * mask is never sent.
 */
export function secretToSend(state: SecretState): string | undefined {
  if (state.kind === 'cleared') return '';
  if (state.kind === 'kept' || state.value === '' || isMask(state.value)) return undefined;
  return state.value;
}

/** Returns whether a text is a mask, such as dots or asterisks, and not a secret. */
export function isMask(text: string): boolean {
  return /^[•●∙·⁎*]{3,}$/u.test(text.trim());
}

/** Returns whether a value of a form is a secret. */
export function isSecret(value: unknown): value is SecretState {
  return isRecord(value) && 'kind' in value;
}
