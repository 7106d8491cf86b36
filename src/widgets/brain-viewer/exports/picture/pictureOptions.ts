import type { BrainWords } from '../../../../words/index.ts';
import type { LabelGroup } from '../../core/model/groupLabels.ts';
import type { CardDetail } from '../../core/scene/cardSize.ts';
import type { Emphasis } from '../../core/scene/emphasis.ts';
import type { GraphColours } from '../../graph/canvas/palette.ts';

/** What a picture to keep says. */
export interface PictureText {
  readonly words: BrainWords;
  readonly number: (value: number) => string;
  readonly title: string;
  /** The figures below the title. */
  readonly subtitle: string;
  /** What the colours of cards mean. */
  readonly groups: readonly LabelGroup[];
  /** What the dashes of lines mean: store types in the order of their dashes. */
  readonly stores: readonly string[];
}

/** How a graph is drawn while nothing is below the pointer. */
export interface DrawnWith extends GraphColours {
  readonly detail: CardDetail;
  readonly emphasis: Emphasis;
}

/** What a picture to keep is drawn with. */
export interface PictureOptions extends DrawnWith, PictureText {}
