import { isRecord } from '../../../../contract/index.ts';

/**
 * A secret's state in a form. A stored secret never reaches the browser, so it has no value here:
 * it is kept, replaced by typed text, or removed.
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
  /** Discards the typed text. */
  | { readonly type: 'wipe' };

export function createSecret(isStored: boolean): SecretState {
  return isStored ? { kind: 'kept' } : { kind: 'typed', value: '', isStored };
}

/** Reduces an action. Actions that are invalid in a state are ignored. */
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
 * Returns the value to send: undefined omits the key from the request, an empty string clears it.
 * Masks are never sent.
 */
export function secretToSend(state: SecretState): string | undefined {
  if (state.kind === 'cleared') return '';
  if (state.kind === 'kept' || state.value === '' || isMask(state.value)) return undefined;
  return state.value;
}

/** Returns true for a mask, such as dots or asterisks. */
export function isMask(text: string): boolean {
  return /^[•●∙·⁎*]{3,}$/u.test(text.trim());
}

export function isSecret(value: unknown): value is SecretState {
  return isRecord(value) && 'kind' in value;
}
