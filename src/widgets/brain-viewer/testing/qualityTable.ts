import type { LayoutAlgorithm } from '../core/layout/layoutInput.ts';
import type { SchemaName } from './openSchema.ts';

/** A row of {@link qualityTable}. */
export type QualityRow = readonly [
  name: SchemaName,
  algorithm: LayoutAlgorithm,
  crossings: number,
  underCards: number,
  zoom: number,
  readable: number,
  used: number,
];

/**
 * The quality of the layouts of known schemas on a stage of 1,080 by 710 px: the automatic one, and
 * ranks and rings. Lower a figure only if the layout got better; a worse one fails the test.
 */
export const qualityTable: readonly QualityRow[] = [
  ['chain', 'hierarchical', 0, 0, 0.82, 1, 0.9],
  ['chain', 'radial', 0, 0, 0.11, 0, 0.03],
  ['hub', 'hierarchical', 0, 0, 0.56, 1, 0.94],
  ['hub', 'radial', 0, 0, 0.36, 0.05, 0.98],
  ['fan', 'hierarchical', 0, 0, 1, 1, 0.16],
  ['fan', 'radial', 0, 0, 1, 1, 0.46],
  ['islands', 'hierarchical', 0, 0, 1, 1, 0.72],
  ['islands', 'radial', 0, 0, 0.49, 0.17, 0.8],
  ['bipartite', 'organic', 350, 0, 1, 1, 0.81],
  ['bipartite', 'hierarchical', 849, 0, 1, 1, 0.46],
  ['bipartite', 'radial', 433, 0, 1, 1, 0.88],
  ['movies', 'hierarchical', 0, 0, 1, 1, 0.09],
  ['movies', 'radial', 0, 0, 1, 1, 0.1],
  ['northwind', 'hierarchical', 0, 0, 0.94, 1, 0.69],
  ['northwind', 'radial', 0, 0, 0.76, 1, 0.91],
  ['chinook', 'hierarchical', 0, 0, 1, 1, 0.65],
  ['chinook', 'radial', 0, 0, 0.72, 1, 0.54],
  ['sakila', 'hierarchical', 3, 0, 1, 1, 0.92],
  ['sakila', 'radial', 6, 0, 0.51, 0.88, 0.96],
  ['fhirScheduling', 'organic', 62, 0, 0.95, 1, 0.9],
  ['fhirScheduling', 'hierarchical', 50, 0, 0.85, 1, 0.85],
  ['fhirScheduling', 'radial', 102, 0, 0.82, 1, 0.81],
  ['mdast', 'organic', 43, 0, 0.72, 1, 0.93],
  ['mdast', 'hierarchical', 14, 0, 0.45, 0.5, 0.84],
  ['mdast', 'radial', 2, 0, 0.59, 1, 0.79],
  ['dom', 'hierarchical', 0, 0, 0.65, 1, 1],
  ['dom', 'radial', 0, 0, 0.36, 0.06, 0.9],
  ['schemaOrgTree', 'hierarchical', 10, 0, 0.63, 0.97, 0.91],
  ['schemaOrgTree', 'radial', 2, 0, 0.34, 0.19, 0.83],
  ['kubernetes', 'organic', 34, 0, 0.31, 0.06, 0.88],
  ['kubernetes', 'hierarchical', 81, 0, 0.24, 0, 0.53],
  ['kubernetes', 'radial', 176, 0, 0.24, 0, 0.58],
  ['adventureWorks', 'organic', 28, 0, 0.38, 0.18, 0.64],
  ['adventureWorks', 'hierarchical', 127, 0, 0.38, 0.18, 0.56],
  ['adventureWorks', 'radial', 97, 0, 0.23, 0.03, 0.83],
  ['estree', 'organic', 332, 0, 0.37, 0.07, 0.9],
  ['estree', 'hierarchical', 708, 0, 0.34, 0.03, 0.9],
  ['estree', 'radial', 1802, 0, 0.3, 0.01, 0.81],
  ['github', 'organic', 1218, 0, 0.39, 0.2, 0.87],
  ['github', 'radial', 5123, 0, 0.33, 0.14, 0.85],
  ['schemaOrgCore', 'organic', 2990, 0, 0.69, 0.98, 0.91],
  ['schemaOrgCore', 'radial', 5692, 0, 0.47, 0.52, 0.68],
  ['fhir', 'organic', 8595, 0, 0.54, 0.42, 1],
  ['fhir', 'radial', 20440, 0, 0.44, 0.31, 0.97],
  ['wide', 'organic', 35863, 0, 0.7, 1, 0.87],
  ['wide', 'radial', 54143, 0, 0.57, 1, 0.87],
];
