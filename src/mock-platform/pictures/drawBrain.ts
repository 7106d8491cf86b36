import type { BrainPart } from '../state/brain/brainMatches.ts';

/** The space per label on a ring, and between rings, in pixels. */
const room = { width: 168, ring: 110 };

/**
 * Renders a brain as a self-contained HTML document, without scripts, style sheets or requests.
 * Undocumented: the platform's own document.
 */
export function drawBrain(brain: BrainPart): string {
  const { node_labels: labels, node_counts: counts, statistics } = brain;
  const places = placeOnRings(labels);
  const radius = Math.max(300, ...[...places.values()].map(({ x, y }) => Math.hypot(x, y))) + 120;
  const lines = brain.relationship_directions.map((relationship) => {
    const { source_label: source, target_label: target, relationship_type: type } = relationship;
    const [from, to] = [places.get(source), places.get(target)];
    if (from === undefined || to === undefined) return '';
    const title = escapeText(`${source} ${type} ${target}: ${relationship.count}`);
    return `<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}" stroke="#9aa7b4"><title>${title}</title></line>`;
  });
  const nodes = [...places].map(([label, { x, y }]) => {
    const name = escapeText(label);
    return `<g transform="translate(${x} ${y})"><rect x="-70" y="-18" width="140" height="36" rx="8" fill="#eef3f7" stroke="#40607a"/><text text-anchor="middle" y="-2" font-size="12">${name}</text><text text-anchor="middle" y="12" font-size="10">${counts[label] ?? 0}</text></g>`;
  });
  const size = 2 * radius;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Brain</title></head><body>',
    `<h1>Brain</h1><p>${statistics.total_node_labels} labels, ${statistics.total_nodes} nodes, ${statistics.total_relationships} relationships</p>`,
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="Graph" font-family="sans-serif" viewBox="${-radius} ${-radius} ${size} ${size}">`,
    ...lines,
    ...nodes,
    '</svg></body></html>',
  ].join('\n');
}

/** Places labels on concentric rings around the first one, as many on each as fit. */
function placeOnRings(labels: readonly string[]): Map<string, { x: number; y: number }> {
  const places = new Map<string, { x: number; y: number }>();
  for (let ring = 0, at = 0; at < labels.length; ring += 1) {
    const radius = ring * room.ring;
    const fitting = Math.max(1, Math.floor((2 * Math.PI * radius) / room.width));
    const slice = labels.slice(at, at + fitting);
    for (const [index, label] of slice.entries()) {
      const angle = (2 * Math.PI * index) / slice.length;
      const x = Math.round(radius * Math.cos(angle));
      places.set(label, { x, y: Math.round(radius * Math.sin(angle)) });
    }
    at += slice.length;
  }
  return places;
}

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
