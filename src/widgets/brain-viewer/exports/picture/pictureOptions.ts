import type { BrainWords, Format } from '../../../../words/index.ts';
import type { LabelGroup } from '../../core/model/groupLabels.ts';
import type { CardDetail } from '../../core/scene/cardSize.ts';
import type { Emphasis } from '../../core/scene/emphasis.ts';
import type { GraphColours } from '../../graph/canvas/palette.ts';

/** The texts of an exported picture. */
export interface PictureText extends Pick<Format, 'number' | 'compact'> {
  readonly words: BrainWords;
  readonly title: string;
  /** The counts below the title. */
  readonly subtitle: string;
  /** The groups in the legend of colours. */
  readonly groups: readonly LabelGroup[];
  /** The store types in the legend, in the order of their dash patterns. */
  readonly stores: readonly string[];
}

/** The look of a graph without hover. */
export interface DrawnWith extends GraphColours {
  readonly detail: CardDetail;
  readonly emphasis: Emphasis;
}

/** Options for drawing an exported picture. */
export interface PictureOptions extends DrawnWith, PictureText {}
