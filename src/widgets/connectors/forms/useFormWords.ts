import { useWords } from '../../../provider/index.ts';
import { connectorFormsWords, type ConnectorFormsWords } from '../../../words/index.ts';

export function useFormWords(): ConnectorFormsWords {
  return useWords('connectorForms', connectorFormsWords);
}
