import type { LabelGroup } from '../../core/model/groupLabels.ts';
import { isRing } from '../groupMark.ts';
import type { Circle, Pen } from './pen.ts';

/** A picture's colours by name, as CSS. `faint` is that of dimmed edges. */
export const cssColours = {
  surface: 'var(--_surface)',
  card: 'var(--_surface-raised)',
  text: 'var(--_text)',
  muted: 'var(--_text-muted)',
  line: 'color-mix(in oklab, var(--_border-strong) 60%, var(--_surface))',
  faint: 'var(--_border)',
  strong: 'var(--_border-strong)',
  accent: 'var(--_accent-text)',
  success: 'var(--_success)',
  warning: 'var(--_warning)',
} as const;

/** The computed colours of a picture. */
export interface Palette extends Readonly<Record<keyof typeof cssColours, string>> {
  /** Colours by group index. */
  readonly groups: readonly string[];
}

export interface GraphColours {
  readonly palette: Palette;
  readonly font: string;
  readonly document: Document;
}

export function colourOf(group: LabelGroup | undefined, { groups, muted }: Palette): string {
  return (group === undefined ? undefined : groups[group.index]) ?? muted;
}

/** Reads the computed colours of the probes in an element, by `data-colour` or `data-group`. */
export function readPalette(probes: Element): Palette {
  const read = (selector: string): string => {
    const probe = probes.querySelector(selector);
    return probe === null ? '#808080' : getComputedStyle(probe).color;
  };
  const named = (name: keyof typeof cssColours): string => read(`[data-colour="${name}"]`);
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

export function drawDot(
  pen: Pen,
  group: LabelGroup | undefined,
  dot: Circle,
  palette: Palette,
): void {
  const colour = colourOf(group, palette);
  if (!isRing(group)) pen.circles([dot], { fill: colour });
  else {
    pen.circles([{ ...dot, radius: dot.radius * 0.75 }], { stroke: colour, width: dot.radius / 2 });
  }
}
