import { render, screen } from '@testing-library/react';
import { Surface } from '../../../ui/index.ts';
import { noEmphasis } from './noEmphasis.ts';
import { shapeScene } from '../graph/canvas/drawInput.ts';
import { DrawnGraph, type BrainGraphHandle, type DrawnGraphProps } from './DrawnGraph.tsx';
import { openSchema } from './openSchema.ts';

export interface DrawGraphOptions extends Partial<DrawnGraphProps> {
  inlineSize?: number;
}

/** Renders a graph in 1,100 by 700 px, unless another width is given. */
export function drawGraph({ inlineSize = 1100, ...props }: DrawGraphOptions = {}) {
  let handle: BrainGraphHandle | null = null;
  render(
    <Surface style={{ inlineSize, blockSize: 700 }}>
      {/* Aligned as by a surface whose words are read in another direction than the page. */}
      <div
        dir={props.direction}
        style={{ blockSize: '100%', textAlign: props.direction === 'rtl' ? 'right' : 'left' }}
      >
        <DrawnGraph
          graph={openSchema('northwind')}
          handle={(next) => {
            handle = next;
          }}
          {...props}
        />
      </div>
    </Surface>,
  );
  return {
    handle: (): BrainGraphHandle => {
      if (handle === null) throw new Error('The picture is not mounted.');
      return handle;
    },
    drawn: () => screen.findByRole('button', { name: /linked to/ }),
  };
}

/** Returns a picture as it is drawn without highlights. */
export const plainly = (handle: BrainGraphHandle) => ({
  ...handle.picture(),
  scene: handle.scene(),
  shapes: shapeScene(handle.scene(), noEmphasis),
  emphasis: noEmphasis,
  apartText: 'Without relations',
});

/** Returns the mounted cards. */
export const cards = () => [...document.querySelectorAll<HTMLElement>('[data-part="card"]')];
/** Returns the card of a label. */
export const card = (name: string) => cards().find((one) => one.textContent.startsWith(name));
/** Returns the mounted badges. */
export const badges = () => [...document.querySelectorAll<HTMLElement>('[data-part="badge"]')];
