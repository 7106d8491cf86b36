import type { Finding } from '../../src/contract/index.ts';
import { createRandom } from './createRandom.ts';

const names = [
  'Abbot',
  'Brenner',
  'Castro',
  'Dubois',
  'Ferreira',
  'Hansen',
  'Jansen',
  'Kelner',
] as const;
const themes = ['Suppliers', 'Customers', 'Finance', 'People', 'Logistics'] as const;

/** Findings as a large tenant has them: no two titles are the same. */
export function createFindings(count: number): Finding[] {
  const random = createRandom(20_260_402);
  return Array.from({ length: count }, (_, at) => ({
    finding_id: `finding-${at}`,
    tenant_id: 'tenant',
    connection_ids: [`connection-${random.integer(1, 8)}`],
    title: `${random.pick(names)} has an amount that differs ${place(at, count)}`,
    theme: random.pick(themes),
    confidence: random.integer(1, 100) / 100,
    status: 'completed',
    review_state: 'pending',
    what_was_learned: ['The amounts of both months are not the same.'],
    new_discoveries: [],
    source_refs: [],
    node_ids: [],
    context_node_ids: [],
  }));
}

/** The title that comes first once findings are sorted by it. */
export function firstTitle(findings: readonly Finding[]): string {
  return findings.reduce((first, { title }) => (title < first ? title : first), '\uffff');
}

/** Counts the titles that contain a text. */
export function countTitles(findings: readonly Finding[], text: string): number {
  return findings.filter(({ title }) => title.toLowerCase().includes(text)).length;
}

/** Spreads the numbers, so that the first title isn't first already. */
function place(at: number, count: number): string {
  return String((at * 7_919 + 13) % count).padStart(6, '0');
}
