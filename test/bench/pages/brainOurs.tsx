import { createRoot } from 'react-dom/client';
import { Surface } from '../../../src/ui/index.ts';
import type { BrainGraphHandle } from '../../../src/widgets/brain-viewer/graph/BrainGraphHandle.ts';
import { DrawnGraph } from '../../../src/widgets/brain-viewer/testing/DrawnGraph.tsx';
import { offerBrain } from '../browser/offerBrain.ts';

const root = createRoot(document.getElementById('root') ?? document.body);
let handle: BrainGraphHandle | null = null;
let framesPlaced = 0;

/** The picture is fitted and drawn within two frames of its places being known. */
const framesToDraw = 2;

offerBrain({
  mount: (graph) =>
    root.render(
      <Surface style={{ blockSize: '100vh' }}>
        <DrawnGraph
          graph={graph}
          handle={(next) => {
            handle = next;
          }}
        />
      </Surface>,
    ),
  isReadable: () => {
    framesPlaced = (handle?.scene().boxes.length ?? 0) > 0 ? framesPlaced + 1 : 0;
    return framesPlaced > framesToDraw;
  },
});
