import { Handle, Position, ReactFlow, type Edge, type NodeProps } from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { createRoot } from 'react-dom/client';
import { TokenlessProvider } from '../../../src/provider/index.ts';
import { Surface } from '../../../src/ui/index.ts';
import type { Point, Size } from '../../../src/widgets/brain-viewer/core/layout/layoutInput.ts';
import type { BrainGraph } from '../../../src/widgets/brain-viewer/core/model/brainGraph.ts';
import { cardSizes } from '../../../src/widgets/brain-viewer/core/scene/cardSize.ts';
import {
  LabelCard,
  type LabelNode,
} from '../../../src/widgets/brain-viewer/graph/cards/LabelCard.tsx';
import { offerBrain } from './offerBrain.ts';

/** Finds places for labels, by name. */
export type PlaceLabels = (
  graph: BrainGraph,
  sizes: ReadonlyMap<string, Size>,
) => Promise<ReadonlyMap<string, Point>>;

/** React Flow as its documents show it, with our cards. */
const nodeTypes = { label: HandledCard };

/** React Flow draws edges from handle to handle. */
function HandledCard(props: NodeProps<LabelNode>) {
  return (
    <>
      <Handle type="target" position={Position.Top} />
      <LabelCard {...props} />
      <Handle type="source" position={Position.Bottom} />
    </>
  );
}

/** Lets plain React Flow be measured with a layout. */
export function offerReactFlow(place: PlaceLabels): void {
  const root = createRoot(document.getElementById('root') ?? document.body);

  const draw = (graph: BrainGraph, sizes: ReadonlyMap<string, Size>) => {
    const edges = graph.links.map(({ id, source, target }): Edge => ({ id, source, target }));
    return (places: ReadonlyMap<string, Point>): void => {
      const nodes = Array.from(graph.labels.values(), (label): LabelNode => ({
        id: label.name,
        type: 'label',
        position: places.get(label.name) ?? { x: 0, y: 0 },
        ...sizes.get(label.name),
        data: { label, group: undefined, detail: 'name', look: 'plain' },
      }));
      root.render(
        <TokenlessProvider baseUrl="https://platform.invalid">
          <Surface style={{ blockSize: '100vh' }}>
            <ReactFlow
              defaultNodes={nodes}
              defaultEdges={edges}
              nodeTypes={nodeTypes}
              minZoom={0.02}
              fitView
            />
          </Surface>
        </TokenlessProvider>,
      );
    };
  };

  offerBrain({
    mount(graph) {
      const sizes = cardSizes(graph.labels, 'name');
      void place(graph, sizes).then(draw(graph, sizes));
    },
    isReadable: ({ labels, links }) =>
      document.querySelectorAll('[data-part="card"]').length === labels.size &&
      document.querySelectorAll('.react-flow__edge').length === links.length,
  });
}
