/** The id of a heading as GitHub gives it, where the same pages and their links are read. */
export function headingId(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}
