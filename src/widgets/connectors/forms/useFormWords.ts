import { useWords } from '../../../provider/index.ts';
import { connectorFormsWords, type ConnectorFormsWords } from '../../../words/index.ts';

/** Returns the connector forms' texts in the provider's language. */
export function useFormWords(): ConnectorFormsWords {
  return useWords('connectorForms', connectorFormsWords);
}
