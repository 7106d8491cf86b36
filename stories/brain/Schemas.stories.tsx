import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { DrawnGraph } from '../../src/widgets/brain-viewer/testing/DrawnGraph.tsx';
import type { BrainGraph } from '../../src/widgets/brain-viewer/core/model/brainGraph.ts';
import { readBrainGraph } from '../../src/widgets/brain-viewer/core/model/brainModel.ts';
import { Surface } from '../../src/ui/index.ts';

const schemas = {
  schemaOrg: () => import('../../test/data/schemaOrg.json?raw'),
  wide: () => import('../../test/data/wide.json?raw'),
  northwind: () => import('../../test/data/northwind.json?raw'),
  movies: () => import('../../test/data/movies.json?raw'),
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
    <Surface style={{ blockSize: 640 }}>
      {graph !== undefined && (
        <DrawnGraph graph={graph} view={layout === undefined ? {} : { layout }} />
      )}
    </Surface>
  );
}

const meta = {
  title: 'Brain/Schemas',
  component: SchemaPicture,
} satisfies Meta<typeof SchemaPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

const isDrawn: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('button', { name: /linked to/ });
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
