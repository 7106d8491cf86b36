import { offerReactFlow } from '../browser/offerReactFlow.tsx';

/** Puts the labels in rows, which costs nothing: React Flow is given its places. */
offerReactFlow(({ labels }) => {
  const columns = Math.ceil(Math.sqrt(labels.size / 2));
  const places = Array.from(
    labels.keys(),
    (name, at) => [name, { x: (at % columns) * 260, y: Math.floor(at / columns) * 120 }] as const,
  );
  return Promise.resolve(new Map(places));
});
