import { createRoot } from 'react-dom/client';
import { Surface } from '../../../src/ui/index.ts';
import type { BrainGraphHandle } from '../../../src/widgets/brain-viewer/graph/BrainGraphHandle.ts';
import { loadLayoutCode } from '../../../src/widgets/brain-viewer/core/layout/loadLayoutCode.ts';
import { DrawnGraph } from '../../../src/widgets/brain-viewer/testing/DrawnGraph.tsx';
import { offerBrain } from '../browser/offerBrain.ts';
import { watchTexts } from '../browser/watchTexts.ts';

// The widget loads it along with the graph's code, which this page has at once.
void loadLayoutCode();

const root = createRoot(document.getElementById('root') ?? document.body);
const countTexts = watchTexts();
let handle: BrainGraphHandle | null = null;

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
    const cards = handle?.scene().boxes.length ?? 0;
    // Cards are on the canvas, or elements where they are near.
    const named = Math.max(countTexts(), document.querySelectorAll('[data-part="card"]').length);
    return cards > 0 && named >= cards;
  },
});
