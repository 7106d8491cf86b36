import type * as exportPicture from '../exports/exportPicture.ts';
import type { Point } from '../core/layout/layoutInput.ts';
import type { Scene } from '../core/scene/scene.ts';
import type { DrawnWith, Picture, PictureText } from '../exports/picture/picture.ts';

/** The viewport methods of a mounted graph. */
export interface GraphStageHandle {
  /** Shows everything. */
  fit: () => void;
  /** Shows these labels. */
  reveal: (labels: Iterable<string>) => void;
  /** Moves the keyboard focus to a label. */
  focus: (label: string) => void;
}

/** The lazily loaded function that draws pictures for an export. */
export type PicturePen = typeof exportPicture;

/** The methods of a mounted picture of the brain. */
export interface PictureHandle extends GraphStageHandle {
  /** Draws a picture for an export. */
  draw: (pen: PicturePen, text: PictureText) => Picture;
  /** Moves a label by a number of pixels at zoom 1, and stores its place. @default labels stay */
  nudge?: (label: string, by: Point) => void;
}

/** The methods of a mounted graph. */
export interface BrainGraphHandle extends PictureHandle {
  /** Returns the drawn scene, for an export. */
  scene: () => Scene;
  /** Returns its look, for an export. */
  picture: () => DrawnWith;
}
