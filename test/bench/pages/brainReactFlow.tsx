import { Handle, Position, ReactFlow, type Edge, type NodeProps } from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { createRoot } from 'react-dom/client';
import { TokenlessProvider } from '../../../src/provider/index.ts';
import { Surface } from '../../../src/ui/index.ts';
import { cardSize } from '../../../src/widgets/brain-viewer/core/scene/cardSize.ts';
import {
  LabelCard,
  type LabelNode,
} from '../../../src/widgets/brain-viewer/graph/cards/LabelCard.tsx';
import type { BrainGraph } from '../../../src/widgets/brain-viewer/core/model/brainGraph.ts';
import { offerBrain } from '../browser/offerBrain.ts';

/**
 * React Flow as its documents show it, with our cards. It lays nothing out, so labels stand in rows,
 * which costs it nothing: a layout would come on top.
 */
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

const root = createRoot(document.getElementById('root') ?? document.body);

function nodesOf({ labels }: BrainGraph): LabelNode[] {
  const columns = Math.ceil(Math.sqrt(labels.size / 2));
  return Array.from(labels.values(), (label, at) => ({
    id: label.name,
    type: 'label',
    position: { x: (at % columns) * 260, y: Math.floor(at / columns) * 120 },
    ...cardSize(label, 'name'),
    data: { label, group: undefined, detail: 'name', look: 'plain' },
  }));
}

function edgesOf({ links }: BrainGraph): Edge[] {
  return links.map(({ id, source, target }) => ({ id, source, target }));
}

offerBrain({
  mount(graph) {
    const [nodes, edges] = [nodesOf(graph), edgesOf(graph)];
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
  },
  isReadable: ({ labels, links }) =>
    document.querySelectorAll('[data-part="card"]').length === labels.size &&
    document.querySelectorAll('.react-flow__edge').length === links.length,
});
