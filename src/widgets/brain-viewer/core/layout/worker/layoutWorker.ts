import { finishLayout } from '../algorithms/finishLayout.ts';
import type { Point } from '../layoutInput.ts';
import { readLayoutRequest, type LayoutMessage } from './layoutMessages.ts';

/** The throttle interval of progress messages, in milliseconds. */
const interval = 60;

const post = (message: LayoutMessage): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const input = readLayoutRequest(data);
  if (input === undefined) return;
  let told = performance.now();
  const onProgress = (progress: number): void => {
    if (performance.now() - told < interval) return;
    told = performance.now();
    post({ type: 'progress', progress });
  };
  const onPreview = (places: readonly Point[]): void => post({ type: 'preview', places });
  post({ type: 'done', ...finishLayout(input, { onProgress, onPreview }) });
});
