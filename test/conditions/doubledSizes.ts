/** The kit's text at 200%, as a host's page would set it: small and large texts follow. */
export const doubledSizes: readonly (readonly [variable: string, size: string])[] = [
  ['--brainstem-font-size', '28px'],
];
