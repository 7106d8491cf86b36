import type { BrainstemContextValue } from '../../provider/index.ts';
import type { AnswerStorage } from './answerStorage.ts';

type Tokens = BrainstemContextValue['client']['tokens'];

const storagesOf = new WeakMap<Tokens, Map<string, AnswerStorage>>();

/**
 * Removes stored answers when the person signs out, even if the widget is no longer on the
 * page then.
 */
export function clearAtLogout(tokens: Tokens, key: string, answerStorage: AnswerStorage): void {
  const known = storagesOf.get(tokens);
  if (known !== undefined) {
    known.set(key, answerStorage);
    return;
  }
  const storages = new Map([[key, answerStorage]]);
  storagesOf.set(tokens, storages);
  tokens.subscribe(() => {
    if (tokens.getState().status !== 'signed-out') return;
    for (const one of storages.values()) one.clear();
    storages.clear();
  });
}
