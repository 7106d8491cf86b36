/** A file and all that it imports, as the text of one script. */
declare module '*?bundled' {
  export const source: string;
}
