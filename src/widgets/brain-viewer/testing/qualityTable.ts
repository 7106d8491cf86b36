import type { LayoutAlgorithm } from '../core/layout/layoutInput.ts';
import type { SchemaName } from './openSchema.ts';

/** A row of {@link qualityTable}. */
export type QualityRow = readonly [
  name: SchemaName,
  algorithm: LayoutAlgorithm,
  crossings: number,
  underCards: number,
  zoom: number,
  nameSize: number,
  readable: number,
  used: number,
];

/**
 * The quality of the layouts of known schemas on a stage of 1,080 by 710 px: the automatic one, and
 * ranks and rings. Lower a figure only if the layout got better; a worse one fails the test.
 */
export const qualityTable: readonly QualityRow[] = [
  ['chain', 'hierarchical', 0, 0, 0.69, 8.99, 1, 0.84],
  ['chain', 'radial', 0, 0, 0.11, 11, 0, 0.02],
  ['hub', 'radial', 0, 0, 0.32, 11, 0.05, 0.92],
  ['fan', 'hierarchical', 0, 0, 1, 13, 1, 0.26],
  ['fan', 'radial', 0, 0, 1, 13, 1, 0.29],
  ['islands', 'hierarchical', 0, 0, 0.49, 11, 0.17, 0.58],
  ['islands', 'radial', 0, 0, 0.46, 11, 0.17, 0.74],
  ['bipartite', 'organic', 284, 0, 1, 13, 1, 0.54],
  ['bipartite', 'hierarchical', 784, 0, 0.42, 11, 1, 0.2],
  ['bipartite', 'radial', 408, 0, 0.97, 12.6, 1, 0.86],
  ['movies', 'hierarchical', 0, 0, 1, 13, 1, 0.09],
  ['movies', 'radial', 0, 0, 1, 13, 1, 0.08],
  ['northwind', 'hierarchical', 0, 0, 0.72, 9.41, 1, 0.85],
  ['northwind', 'radial', 0, 0, 0.61, 11, 0.91, 0.89],
  ['chinook', 'hierarchical', 0, 0, 1, 13, 1, 0.52],
  ['chinook', 'radial', 0, 0, 0.7, 9.2, 1, 0.51],
  ['sakila', 'hierarchical', 13, 0, 0.66, 11, 1, 0.85],
  ['sakila', 'radial', 6, 0, 0.51, 11, 0.94, 0.99],
  ['fhirScheduling', 'organic', 67, 0, 0.91, 11.9, 1, 0.95],
  ['fhirScheduling', 'hierarchical', 51, 0, 0.49, 11, 0.61, 0.9],
  ['fhirScheduling', 'radial', 101, 0, 0.82, 10.7, 1, 0.83],
  ['mdast', 'organic', 36, 0, 0.73, 9.5, 1, 0.98],
  ['mdast', 'hierarchical', 0, 0, 0.18, 11, 0.03, 0.46],
  ['mdast', 'radial', 15, 0, 0.54, 11, 0.62, 0.94],
  ['dom', 'hierarchical', 0, 0, 0.17, 11, 0, 0.34],
  ['dom', 'radial', 0, 0, 0.33, 11, 0.05, 0.87],
  ['schemaOrgTree', 'hierarchical', 9, 0, 0.17, 11, 0.01, 0.33],
  ['schemaOrgTree', 'radial', 9, 0, 0.3, 11, 0.11, 0.7],
  ['kubernetes', 'organic', 80, 0, 0.29, 11, 0.04, 0.95],
  ['kubernetes', 'hierarchical', 70, 0, 0.18, 11, 0, 0.58],
  ['kubernetes', 'radial', 161, 0, 0.24, 11, 0, 0.65],
  ['adventureWorks', 'organic', 29, 0, 0.37, 11, 0.12, 0.74],
  ['adventureWorks', 'hierarchical', 161, 0, 0.24, 11, 0.03, 0.72],
  ['adventureWorks', 'radial', 93, 0, 0.23, 11, 0.03, 0.8],
  ['estree', 'organic', 343, 0, 0.35, 11, 0.06, 0.93],
  ['estree', 'hierarchical', 862, 0, 0.14, 11, 0, 0.7],
  ['estree', 'radial', 1792, 0, 0.3, 11, 0.01, 0.84],
  ['github', 'organic', 1250, 0, 0.37, 11, 0.17, 0.94],
  ['github', 'radial', 5031, 0, 0.29, 11, 0.11, 0.7],
  ['schemaOrgCore', 'organic', 2580, 0, 0.56, 11, 0.92, 0.81],
  ['schemaOrgCore', 'radial', 5342, 0, 0.47, 11, 0.52, 0.81],
  ['fhir', 'organic', 8941, 0, 0.43, 11, 0.31, 0.84],
  ['fhir', 'radial', 18816, 0, 0.36, 11, 0.18, 0.81],
  ['wide', 'organic', 43035, 0, 0.66, 11, 1, 0.89],
  ['wide', 'radial', 54430, 0, 0.57, 11, 1, 0.87],
];
