/** The kit's font sizes at 200%, as a host's page would set them. */
export const doubledSizes: readonly (readonly [variable: string, size: string])[] = [
  ['--brainstem-font-size', '28px'],
  ['--brainstem-font-size-small', '25px'],
  ['--brainstem-font-size-large', '34px'],
];
