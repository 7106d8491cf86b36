import type { Point } from '../core/layout/layoutInput.ts';
import type * as exportPicture from '../exports/exportPicture.ts';
import type { Picture, PictureText } from '../exports/picture/picture.ts';

/** The methods of a mounted picture of the brain. */
export interface PictureHandle {
  /** Shows everything. */
  fit: () => void;
  /** Shows these labels. */
  reveal: (labels: Iterable<string>) => void;
  /** Moves the keyboard focus to a label. */
  focus: (label: string) => void;
  /** Draws a picture for an export, with the lazily loaded functions. */
  draw: (pen: typeof exportPicture, text: PictureText) => Picture;
  /** Moves a label by a number of pixels at zoom 1, and stores its place. @default labels stay */
  nudge?: (label: string, by: Point) => void;
}
