import type { LabelGroup } from '../../core/model/groupLabels.ts';

/** The names of a picture's colours. `faint` is that of dimmed edges. */
export const paletteNames = [
  'surface',
  'card',
  'text',
  'muted',
  'line',
  'faint',
  'strong',
  'accent',
  'success',
  'warning',
] as const;

/** The CSS colours of a picture. */
export interface Palette extends Readonly<Record<(typeof paletteNames)[number], string>> {
  /** Colours by group index. */
  readonly groups: readonly string[];
}

/** The colours and fonts of a graph. */
export interface GraphColours {
  readonly palette: Palette;
  readonly font: string;
  readonly document: Document;
}

/** Returns the colour of a group. */
export function colourOf(group: LabelGroup | undefined, { groups, muted }: Palette): string {
  return (group === undefined ? undefined : groups[group.index]) ?? muted;
}

/** Reads the computed colours of the probes in an element, by `data-colour` or `data-group`. */
export function readPalette(probes: Element): Palette {
  const read = (selector: string): string => {
    const probe = probes.querySelector(selector);
    return probe === null ? '#808080' : getComputedStyle(probe).color;
  };
  const named = (name: (typeof paletteNames)[number]): string => read(`[data-colour="${name}"]`);
  return {
    surface: named('surface'),
    card: named('card'),
    text: named('text'),
    muted: named('muted'),
    line: named('line'),
    faint: named('faint'),
    strong: named('strong'),
    accent: named('accent'),
    success: named('success'),
    warning: named('warning'),
    groups: Array.from(
      probes.querySelectorAll('i[data-group]'),
      (probe) => getComputedStyle(probe).color,
    ),
  };
}

/** Reads the colours and font of a stage with probes. */
export function coloursOf(stage: HTMLElement | null): GraphColours {
  if (stage === null) throw new Error('Brainstem: the graph is not mounted, so it has no colours.');
  const { fontFamily } = getComputedStyle(stage);
  return { palette: readPalette(stage), font: fontFamily, document: stage.ownerDocument };
}
