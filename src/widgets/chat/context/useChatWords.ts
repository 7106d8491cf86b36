import { useWords } from '../../../provider/index.ts';
import { chatWords, type ChatWords } from '../../../words/index.ts';

/**
 * The chat's words in the provider's language. Only parts that load later may ask for all: they come
 * with these parts.
 */
export function useChatWords(): ChatWords {
  return useWords('chat', chatWords);
}
