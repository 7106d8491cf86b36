import { useWords } from '../../provider/index.ts';
import { connectorsWords, type ConnectorsWords } from '../../words/index.ts';

/** Returns the connectors' texts in the provider's language. */
export function useConnectorsWords(): ConnectorsWords {
  return useWords('connectors', connectorsWords);
}
