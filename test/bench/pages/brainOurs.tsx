import { createRoot } from 'react-dom/client';
import { loadLayoutCode } from '../../../src/widgets/brain-viewer/core/layout/loadLayoutCode.ts';
import { DrawnBrain } from '../../../src/widgets/brain-viewer/testing/DrawnBrain.tsx';
import { offerBrain } from '../browser/offerBrain.ts';
import { watchTexts } from '../browser/watchTexts.ts';

// The widget loads it along with the graph's code, which this page has at once.
void loadLayoutCode();

const root = createRoot(document.getElementById('root') ?? document.body);
const countTexts = watchTexts();
const named = (): number => document.querySelectorAll('[data-part="card"]').length;

offerBrain({
  mount: (graph) =>
    root.render(
      <div style={{ blockSize: '100vh' }}>
        <DrawnBrain graph={graph} />
      </div>,
    ),
  // A map names labels within its groups. In a graph cards are elements, or on the canvas.
  isReadable: () => {
    const isMap = document.querySelector('[data-part="group"]') !== null;
    return isMap ? named() > 0 : Math.max(countTexts(), named()) > 0;
  },
});
