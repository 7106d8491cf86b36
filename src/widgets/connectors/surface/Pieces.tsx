import { Fragment } from 'react';

/** Short texts on one line with dots between them, each with the direction of its own letters. */
export function Pieces({ pieces }: { pieces: readonly string[] }) {
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{piece}</bdi>
    </Fragment>
  ));
}
