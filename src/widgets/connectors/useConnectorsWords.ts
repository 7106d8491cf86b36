import { useWords } from '../../provider/index.ts';
import { connectorsWords, type ConnectorsWords } from '../../words/index.ts';

export function useConnectorsWords(): ConnectorsWords {
  return useWords('connectors', connectorsWords);
}
