import { useWords } from '../../../provider/index.ts';
import { connectorFormsWords, type ConnectorFormsWords } from '../../../words/index.ts';

/** The words of the connector forms in the provider's language. */
export function useFormWords(): ConnectorFormsWords {
  return useWords('connectorForms', connectorFormsWords);
}
