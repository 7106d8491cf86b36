import { createRoot } from 'react-dom/client';
import { loadLayoutCode } from '../../../src/widgets/brain-viewer/core/layout/worker/loadLayoutCode.ts';
import { DrawnBrain } from '../../../src/widgets/brain-viewer/testing/DrawnBrain.tsx';
import type { BrainGraph, BrainView } from '../../../src/widgets/brain-viewer/core/index.ts';
import { offerBrain } from '../browser/offerBrain.ts';
import { watchTexts } from '../browser/watchTexts.ts';

// The widget loads it along with the graph's code, which this page has at once.
void loadLayoutCode();

const root = createRoot(document.getElementById('root') ?? document.body);
const countTexts = watchTexts();
const named = (): number => document.querySelectorAll('[data-part="card"]').length;

const render = (graph: BrainGraph, key: string, view: Partial<BrainView>): void =>
  root.render(
    <div key={key} style={{ blockSize: '100vh' }}>
      <DrawnBrain graph={graph} view={view} />
    </div>,
  );

offerBrain({
  mount: (graph) => render(graph, 'first', {}),
  // A map fits its stage, and isn't moved.
  spread: (graph) => render(graph, 'all', { grouping: 'labels' }),
  // A map names labels within its groups. In a graph cards are elements, or on the canvas.
  isReadable: () => {
    const isMap = document.querySelector('[data-part="group"]') !== null;
    return isMap ? named() > 0 : Math.max(countTexts(), named()) > 0;
  },
});
