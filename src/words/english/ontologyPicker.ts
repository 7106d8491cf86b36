// Written by `npm run words` from ontologyPicker.json.
import { words } from './ontologyPicker.json?words';
import type { Format } from '../format.ts';

/** Words of the ontology picker, which the editor shares. */
export interface OntologyPickerWords {
  /** `Ontologies` */
  chooseOntologies: string;
  /** `Search ontologies` */
  searchOntologies: string;
  /** `{count, plural, =0 {No ontologies found} one {# ontology found} other {# ontologies found}}` */
  ontologiesFound: (count: number) => string;
  /** `{count, number} of {limit, number} selected` */
  chosen: (count: number, limit: number) => string;
  /** `You can select up to {limit, number}. Remove one to select another.` */
  limitReached: (limit: number) => string;
  /** `Remove “{name}”` */
  removeOntology: (name: string) => string;
  /** `No longer exists` */
  ontologyGone: string;
  /** `No ontologies yet.` */
  noOntologies: string;
  /** `Loading ontologies` */
  loadingOntologies: string;
  /** `Couldn’t load the ontologies` */
  listFailed: string;
  /** `{count, plural, one {# term} other {# terms}}` */
  terms: (count: number) => string;
  /** `Content that doesn’t match` */
  mode: string;
  /** `Strict` */
  strict: string;
  /** `Skip it. Only matching content is added.` */
  strictText: string;
  /** `Guided` */
  guided: string;
  /** `Keep it. Matching content is tagged.` */
  guidedText: string;
  /** `Document group` */
  documentGroup: string;
  /** `A label to filter by later, like supplier-contracts.` */
  documentGroupText: string;
  /** `Use only lowercase letters, digits, _ and - in the document group.` */
  documentGroupInvalid: string;
  /** `Upload settings` */
  resolvedTitle: string;
  /** `Checking…` */
  resolving: string;
  /** `Couldn’t check the selection` */
  resolveFailed: string;
  /** `Ontologies` */
  resolvedIds: string;
  /** `Mode` */
  resolvedMode: string;
  /** `Document group` */
  resolvedGroup: string;
  /** `Terms` */
  resolvedTerms: string;
  /** `None` */
  none: string;
}

/** Words of the ontology picker, which the editor shares, in English. */
export const ontologyPickerWords: (format: Format) => OntologyPickerWords = words;
