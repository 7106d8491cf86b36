import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { DrawnBrain } from '../../src/widgets/brain-viewer/testing/DrawnBrain.tsx';
import type { BrainGraph } from '../../src/widgets/brain-viewer/core/model/brainGraph.ts';
import { readBrainGraph } from '../../src/widgets/brain-viewer/core/model/brainModel.ts';

const schemas = {
  schemaOrg: () => import('../../test/data/schemaOrg.json?raw'),
  wide: () => import('../../test/data/wide.json?raw'),
  northwind: () => import('../../test/data/northwind.json?raw'),
  movies: () => import('../../test/data/movies.json?raw'),
  dom: () => import('../../test/data/graphs/dom.json?raw'),
  fhir: () => import('../../test/data/graphs/fhir.json?raw'),
  github: () => import('../../test/data/graphs/github.json?raw'),
  kubernetes: () => import('../../test/data/graphs/kubernetes.json?raw'),
  adventureWorks: () => import('../../test/data/graphs/adventureWorks.json?raw'),
  geneOntology: () => import('../../test/data/graphs/geneOntology.json?raw'),
  stripe: () => import('../../test/data/graphs/stripe.json?raw'),
};

/** A schema that many people know, drawn without a platform. */
function SchemaPicture({
  schema,
  layout,
}: {
  schema: keyof typeof schemas;
  layout?: 'organic' | 'hierarchical';
}) {
  const [graph, setGraph] = useState<BrainGraph>();
  useEffect(() => {
    void schemas[schema]().then((file) => setGraph(readBrainGraph(JSON.parse(file.default))));
  }, [schema]);
  return (
    <div style={{ blockSize: 640 }}>
      {graph !== undefined && (
        <DrawnBrain graph={graph} view={layout === undefined ? {} : { layout }} />
      )}
    </div>
  );
}

const meta = {
  title: 'Brain/Schemas',
  component: SchemaPicture,
} satisfies Meta<typeof SchemaPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

const isDrawn: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('button', { name: /linked to|, group, / });
};

/** 527 classes of schema.org. */
export const SchemaOrg: Story = { args: { schema: 'schemaOrg' }, play: isDrawn };

/** The same, from general to special. */
export const SchemaOrgHierarchy: Story = {
  args: { schema: 'schemaOrg', layout: 'hierarchical' },
  play: isDrawn,
};

/** 1,400 relations among 47 labels. */
export const Wide: Story = { args: { schema: 'wide' }, play: isDrawn };

/** A sales database. */
export const Northwind: Story = { args: { schema: 'northwind' }, play: isDrawn };

/** People and movies. */
export const Movies: Story = { args: { schema: 'movies' }, play: isDrawn };

/** Interfaces of a page and what they extend: a tree, its leaves in lists. */
export const Dom: Story = { args: { schema: 'dom' }, play: isDrawn };

/** Resources of health care. */
export const Fhir: Story = { args: { schema: 'fhir' }, play: isDrawn };

/** Objects of a code host. */
export const Github: Story = { args: { schema: 'github' }, play: isDrawn };

/** Objects of a cluster. */
export const Kubernetes: Story = { args: { schema: 'kubernetes' }, play: isDrawn };

/** Tables of a bicycle maker. */
export const AdventureWorks: Story = { args: { schema: 'adventureWorks' }, play: isDrawn };

/** Objects of a payment service. */
export const Stripe: Story = { args: { schema: 'stripe' }, play: isDrawn };

/** Terms of biology with long names. */
export const GeneOntology: Story = { args: { schema: 'geneOntology' }, play: isDrawn };
