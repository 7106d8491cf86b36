import type { FindingTemplate } from './findingTemplates.ts';

type Learned = Omit<FindingTemplate, 'sources'>;

/**
 * Returns the findings of a finished sync, by what was synced. Undocumented: which findings a sync
 * brings.
 *
 * @param providerConfigKey - The connector of the connection.
 * @param name - The person's name for the thing that was synced.
 */
export function learnedFindings(providerConfigKey: string, name: string): readonly Learned[] {
  switch (providerConfigKey) {
    case 'alpha-drive':
      return [
        learned(`“${name}” repeats a customer under two numbers`, 'Customers', 0.83, {
          because: 'Two rows share a delivery address and a telephone number.',
          node: 'customer:hotel-linden',
        }),
        learned(`A column of “${name}” mixes two currencies`, 'Products', 0.71, {
          because: 'Eleven amounts carry a dollar sign, the others a euro sign.',
          node: 'product:4417',
        }),
      ];
    case 'alpha-drive-files':
    case 'documents':
      return [
        learned(`“${name}” names a deadline`, 'Contracts', 0.9, {
          because: 'A paragraph sets a notice of sixty days before the end of the year.',
          node: 'contract:c-1987',
        }),
      ];
    case 'alpha-mail':
    case 'mail-b':
      return [
        learned('A supplier announced higher prices by mail', 'Suppliers', 0.79, {
          because: `Two threads in “${name}” speak of four per cent from January.`,
          node: 'supplier:oatfield-mill',
        }),
      ];
    case 'messaging-a':
      return [
        learned('Drivers report the same gate every morning', 'Cold chain', 0.68, {
          because: `Nineteen messages in “${name}” name the east gate.`,
          node: 'team:logistics',
        }),
      ];
    default:
      return [
        learned(`“${name}” has orders without a customer`, 'Customers', 0.88, {
          because: 'One order in two hundred points at a customer that is not there.',
          node: 'customer:grand-hotel-aurora',
        }),
        learned(`Deliveries in “${name}” cluster on two suppliers`, 'Suppliers', 0.81, {
          because: 'Two suppliers stand for half of all deliveries.',
          node: 'supplier:saltmarsh-fisheries',
        }),
      ];
  }
}

function learned(
  title: string,
  theme: FindingTemplate['theme'],
  confidence: number,
  { because, node }: { because: string; node: string },
): Learned {
  return { title, theme, confidence, learned: [because], discovered: [], nodes: [node] };
}
