import references from '../data/references/references.json';

/** A reference of a service, a library or a catalogue, with what a user should read of it. */
export interface ForeignReference {
  name: string;
  /** The public type or document that names its fields. Its values are made up. */
  from: string;
  licence: string;
  raw: unknown;
  expected: { title?: string; url?: string; id?: string; excerpt?: string; page?: string };
}

/** References as others send them: assistants, retrievers, document stores and catalogues. */
export const foreignReferences: readonly ForeignReference[] = references;
