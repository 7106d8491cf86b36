import type { TermList } from '../../../../contract/index.ts';
import { textCollator } from '../../../../search/index.ts';
import type { OntologyDraft } from './ontologyDraft.ts';

/** A change of a draft, which returns the same draft if nothing changes. */
export type DraftEdit = (draft: OntologyDraft) => OntologyDraft;

export const setName =
  (displayName: string): DraftEdit =>
  (draft) => ({ ...draft, displayName });

/** Sets the id in lower case. */
export const setId =
  (ontologyId: string): DraftEdit =>
  (draft) => ({ ...draft, ontologyId: ontologyId.toLowerCase() });

/** Sets the version; undefined for none. */
export const setVersion =
  (version: number | undefined): DraftEdit =>
  (draft) => ({ ...draft, version });

/** Appends terms to a list. */
export const addTerms =
  (list: TermList, terms: readonly string[]): DraftEdit =>
  (draft) =>
    terms.length === 0 ? draft : { ...draft, [list]: [...draft[list], ...terms] };

/** Removes a term from a list. */
export const removeTerm =
  (list: TermList, index: number): DraftEdit =>
  (draft) =>
    index in draft[list] ? { ...draft, [list]: draft[list].toSpliced(index, 1) } : draft;

/** Replaces a term. */
export const changeTerm =
  (list: TermList, index: number, term: string): DraftEdit =>
  (draft) =>
    index in draft[list] && draft[list][index] !== term
      ? { ...draft, [list]: draft[list].with(index, term) }
      : draft;

/** Moves a term within its list, clamped to its ends. */
export const moveTerm =
  (list: TermList, from: number, to: number): DraftEdit =>
  (draft) => {
    const terms = draft[list];
    const term = terms[from];
    const target = Math.max(0, Math.min(terms.length - 1, to));
    if (term === undefined || target === from) return draft;
    return { ...draft, [list]: terms.toSpliced(from, 1).toSpliced(target, 0, term) };
  };

/** Sorts a list alphabetically. */
export const sortTerms =
  (list: TermList, language: string): DraftEdit =>
  (draft) => {
    const sorted = draft[list].toSorted(textCollator(language).compare);
    return sorted.every((term, index) => term === draft[list][index])
      ? draft
      : { ...draft, [list]: sorted };
  };
