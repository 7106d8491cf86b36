import { finishLayout } from '../algorithms/placeAndRoute.ts';
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
  post({ type: 'done', ...finishLayout(input, { onProgress }) });
});
