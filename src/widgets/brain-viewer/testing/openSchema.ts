import movies from '../../../../test/data/movies.json?raw';
import northwind from '../../../../test/data/northwind.json?raw';
import schemaOrg from '../../../../test/data/schemaOrg.json?raw';
import wide from '../../../../test/data/wide.json?raw';
import adventureWorks from '../../../../test/data/graphs/adventureWorks.json?raw';
import chinook from '../../../../test/data/graphs/chinook.json?raw';
import dom from '../../../../test/data/graphs/dom.json?raw';
import estree from '../../../../test/data/graphs/estree.json?raw';
import fhir from '../../../../test/data/graphs/fhir.json?raw';
import fhirScheduling from '../../../../test/data/graphs/fhirScheduling.json?raw';
import bicycleParts from '../../../../test/data/graphs/bicycleParts.json?raw';
import euroVoc from '../../../../test/data/graphs/euroVoc.json?raw';
import familyTree from '../../../../test/data/graphs/familyTree.json?raw';
import geneOntology from '../../../../test/data/graphs/geneOntology.json?raw';
import humanPhenotype from '../../../../test/data/graphs/humanPhenotype.json?raw';
import npmExpress from '../../../../test/data/graphs/npmExpress.json?raw';
import stripe from '../../../../test/data/graphs/stripe.json?raw';
import github from '../../../../test/data/graphs/github.json?raw';
import kubernetes from '../../../../test/data/graphs/kubernetes.json?raw';
import mdast from '../../../../test/data/graphs/mdast.json?raw';
import sakila from '../../../../test/data/graphs/sakila.json?raw';
import schemaOrgCore from '../../../../test/data/graphs/schemaOrgCore.json?raw';
import schemaOrgTree from '../../../../test/data/graphs/schemaOrgTree.json?raw';
import type { LayoutInput } from '../core/layout/layoutInput.ts';
import { badgeWidthsOf, groupsOf } from '../core/layout/placeTask.ts';
import type { BrainGraph } from '../core/model/brainGraph.ts';
import { linksFor, type Arrangement } from '../core/model/hierarchy.ts';
import { readBrainGraph } from '../core/model/brainModel.ts';
import { cardSizes, type CardDetail } from '../core/scene/cardSize.ts';

const files = {
  movies,
  northwind,
  schemaOrg,
  wide,
  adventureWorks,
  chinook,
  dom,
  estree,
  fhir,
  fhirScheduling,
  github,
  kubernetes,
  mdast,
  sakila,
  schemaOrgCore,
  schemaOrgTree,
  bicycleParts,
  euroVoc,
  familyTree,
  geneOntology,
  humanPhenotype,
  npmExpress,
  stripe,
};

type Pair = readonly [source: string, target: string];

const steps = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Shapes that no schema has so purely. */
const shapes = {
  chain: steps(39).map((at): Pair => [`Step ${at + 1}`, `Step ${at + 2}`]),
  hub: steps(200).map((at): Pair => ['Hub', `Spoke ${at + 1}`]),
  fan: steps(5).map((at): Pair => ['Root', `Leaf ${at + 1}`]),
  islands: steps(30).map((at): Pair => [`Island ${at % 6}`, `Island ${at % 6}, place ${at}`]),
  bipartite: steps(64).map((at): Pair => [`Buyer ${at % 8}`, `Seller ${Math.floor(at / 8)}`]),
} as const;

/** The graphs of test/data. */
export const schemaNames: readonly SchemaName[] = Object.keys(files).filter(isFile);

/** The names of the graphs that {@link openSchema} opens. */
export type SchemaName = keyof typeof files | keyof typeof shapes;

/** Opens a graph of test/data, or one of the pure shapes. */
export function openSchema(name: SchemaName): BrainGraph {
  if (isFile(name)) return readBrainGraph(JSON.parse(files[name]));
  const pairs: readonly Pair[] = shapes[name];
  return readBrainGraph({
    node_labels: [...new Set(pairs.flat())],
    relationship_directions: pairs.map(([source_label, target_label]) => ({
      source_label,
      relationship_type: 'LEADS_TO',
      target_label,
    })),
  });
}

function isFile(name: string): name is keyof typeof files {
  return name in files;
}

/** Returns the input of a graph's layout. */
export function layoutInputOf(
  graph: BrainGraph,
  algorithm: LayoutInput['algorithm'],
  detail: CardDetail = 'key',
  arranged?: Arrangement,
): LayoutInput {
  const links = linksFor(algorithm, graph, arranged);
  return {
    algorithm,
    boxes: [...cardSizes(graph.labels, detail, arranged?.groups !== undefined).values()],
    links,
    badgeWidths: badgeWidthsOf(graph, links),
    groups: groupsOf(graph, arranged),
    deadline: 60_000,
  };
}
