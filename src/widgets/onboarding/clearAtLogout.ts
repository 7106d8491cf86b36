import type { BrainstemContextValue } from '../../provider/index.ts';
import type { AnswerStorage } from './answerStorage.ts';

type Tokens = BrainstemContextValue['client']['tokens'];

const keepersOf = new WeakMap<Tokens, Map<string, AnswerStorage>>();

/**
 * Removes what a keeper keeps when the person signs out, even where the widget is no longer on the
 * page then.
 */
export function clearAtLogout(tokens: Tokens, key: string, keeper: AnswerStorage): void {
  const known = keepersOf.get(tokens);
  if (known !== undefined) {
    known.set(key, keeper);
    return;
  }
  const keepers = new Map([[key, keeper]]);
  keepersOf.set(tokens, keepers);
  tokens.subscribe(() => {
    if (tokens.getState().status !== 'signed-out') return;
    for (const one of keepers.values()) one.clear();
    keepers.clear();
  });
}
