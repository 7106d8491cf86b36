import { say, type Step } from './step.ts';

/**
 * A turn whose stream holds a line of every kind that data-stream v1 has, but for `3` (error),
 * which would end it as failed. It is short, so that it can be cut at each of its bytes.
 */
export const everyPart: readonly Step[] = [
  { type: 'line', code: 'f', value: { messageId: 'step-1' } },
  { type: 'line', code: 'g', value: 'Two ' },
  { type: 'line', code: 'g', value: 'ports.' },
  { type: 'line', code: 'j', value: { signature: 's' } },
  { type: 'line', code: 'i', value: { data: 'r' } },
  { type: 'line', code: '2', value: [{ stage: 1 }] },
  say('Über the sea, '),
  { type: 'tool-call', toolName: 'find', args: { q: 'öl' }, result: ['ä'] },
  { type: 'line', code: 'e', value: { finishReason: 'tool-calls', isContinued: true } },
  { type: 'line', code: 'g', value: 'Now 数.' },
  say('by rail\n'),
  { type: 'tool-call', toolName: 'count', args: { n: 2 }, result: { n: 2 }, whole: true },
  {
    type: 'line',
    code: 'h',
    value: { sourceType: 'url', id: 'p', url: 'https://a.example/', title: 'Pörts' },
  },
  { type: 'line', code: 'k', value: { data: 'AA==', mimeType: 'image/png' } },
  { type: 'line', code: '8', value: [{ score: 1 }] },
  say('and Über the sea, again: 数 🚢 done.'),
];
