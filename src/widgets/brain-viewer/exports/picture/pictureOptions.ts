import type { BrainWords, Format } from '../../../../words/index.ts';
import type { LabelGroup } from '../../core/model/groupLabels.ts';
import type { CardDetail } from '../../core/scene/cardSize.ts';
import type { Emphasis } from '../../core/scene/emphasis.ts';
import type { GraphColours } from '../../graph/canvas/palette.ts';

/** The texts of a picture to keep. */
export interface PictureText extends Pick<Format, 'number' | 'compact'> {
  readonly words: BrainWords;
  readonly title: string;
  /** The figures below the title. */
  readonly subtitle: string;
  /** The groups that the colours of cards represent. */
  readonly groups: readonly LabelGroup[];
  /** The store types that the dashes of lines represent, in the order of their dashes. */
  readonly stores: readonly string[];
}

/** The look of a graph while nothing is below the pointer. */
export interface DrawnWith extends GraphColours {
  readonly detail: CardDetail;
  readonly emphasis: Emphasis;
}

/** Options for drawing a picture to keep. */
export interface PictureOptions extends DrawnWith, PictureText {}
