/** A module bundled with its imports, as the text of a script. */
declare module '*?bundled' {
  export const source: string;
}
