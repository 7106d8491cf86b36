import { Fragment } from 'react';
import { stableText } from '../../../ui/index.ts';

/** Short texts separated by dots, each with its own text direction. */
export function DotSeparated({ pieces }: { pieces: readonly string[] }) {
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && stableText(' · ')}
      <bdi>{piece}</bdi>
    </Fragment>
  ));
}
