import { useWords } from '../../../provider/index.ts';
import { chatWords, type ChatWords } from '../../../words/index.ts';

/**
 * Returns the chat's texts in the provider's language. Use it only in lazily loaded parts, since
 * the texts load with them.
 */
export function useChatWords(): ChatWords {
  return useWords('chat', chatWords);
}
