import type { BrainGraph } from '../../../src/widgets/brain-viewer/core/model/brainGraph.ts';
import { createBrainGraph } from '../createBrainGraph.ts';
import { eachFrame, offerBench, paintWhen } from './benchPage.ts';

/** A picture of a brain, as the benchmark works it. */
export interface BrainPicture {
  mount: (graph: BrainGraph) => void;
  /** Returns true if the whole graph is in its place. */
  isReadable: (graph: BrainGraph) => boolean;
  /** Shows every label, in a picture that can be moved. @default as it is mounted */
  spread?: (graph: BrainGraph) => void;
}

/** Edges for each label. */
const density = 2.5;

/** Lets a picture be measured: `open`, `spread`, then `move`, two seconds of pan and zoom by hand. */
export function offerBrain({ mount, isReadable, spread }: BrainPicture): void {
  let graph: BrainGraph | undefined;
  offerBench({
    async run({ step, count }) {
      if (step === 'prepare') graph = createBrainGraph(count, count * density);
      else if (graph === undefined) throw new Error('There is no graph yet.');
      else if (step === 'open') {
        const opened = graph;
        mount(opened);
        await paintWhen(() => isReadable(opened));
      } else if (step === 'spread') {
        spread?.(graph);
        await paintWhen(() => document.querySelector('.react-flow__pane') !== null);
        // A layout fits the picture when it ends, which would be taken for a move.
        await eachFrame(1_000, () => undefined);
      } else {
        await pan(1_000);
        await zoom(1_000);
      }
    },
    shown: () => graph?.labels.size ?? 0,
  });
}

function paneOf(): Element {
  const pane = document.querySelector('.react-flow__pane');
  if (pane === null) throw new Error('There is no pane.');
  return pane;
}

function lookedAt(): string {
  return document.querySelector<HTMLElement>('.react-flow__viewport')?.style.transform ?? '';
}

/** A hand that drags the picture in a circle. */
async function pan(milliseconds: number): Promise<void> {
  const pane = paneOf();
  const seen = new Set([lookedAt()]);
  const at = (share: number): MouseEventInit => ({
    view: window,
    bubbles: true,
    cancelable: true,
    clientX: 500 + 200 * Math.sin(2 * Math.PI * share),
    clientY: 400 + 200 * (1 - Math.cos(2 * Math.PI * share)),
  });
  pane.dispatchEvent(new MouseEvent('mousedown', at(0)));
  await eachFrame(milliseconds, (share) => {
    window.dispatchEvent(new MouseEvent('mousemove', at(share)));
    seen.add(lookedAt());
  });
  window.dispatchEvent(new MouseEvent('mouseup', at(1)));
  if (seen.size === 1) throw new Error('The picture was not panned.');
}

/** A hand that zooms in for half of the time and out for the other half. */
async function zoom(milliseconds: number): Promise<void> {
  const pane = paneOf();
  const seen = new Set([lookedAt()]);
  await eachFrame(milliseconds, (share) => {
    const wheel = { deltaY: share < 0.5 ? -8 : 8, ctrlKey: true, clientX: 500, clientY: 400 };
    pane.dispatchEvent(new WheelEvent('wheel', { ...wheel, bubbles: true, cancelable: true }));
    seen.add(lookedAt());
  });
  if (seen.size === 1) throw new Error('The picture was not zoomed.');
}
