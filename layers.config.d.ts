/** A folder of src and what it may import besides itself. */
export interface Layer {
  // Below src; `*` stands for one name, as in widgets/*/core. The longest match counts.
  readonly folder: string;
  readonly mayImport: readonly {
    readonly folder: string;
    /** The files of that folder that may be imported, `./**` for all. @default ['./index.ts'] */
    readonly only?: readonly string[];
  }[];
}

export const layers: readonly Layer[];

/** The folders of which a file may import React and what needs it. */
export const foldersWithReact: readonly string[];
