import type { OntologyPickerWords } from '../ontologyPicker.ts';
import type { Format } from '../format.ts';

/** The words of the ontology picker in German. */
export const germanOntologyPicker = ({ number, plural }: Format): OntologyPickerWords => ({
  chooseOntologies: 'Ontologien',
  searchOntologies: 'Ontologien durchsuchen',
  ontologiesFound: (count) =>
    count === 0
      ? 'Keine Ontologie gefunden'
      : `${number(count)} ${count === 1 ? 'Ontologie' : 'Ontologien'} gefunden`,
  chosen: (count, limit) => `${number(count)} von ${number(limit)} gewählt`,
  limitReached: (limit) =>
    `Mehr als ${number(limit)} gehen nicht. Entfernen Sie eine, um zu tauschen.`,
  removeOntology: (name) => `„${name}“ entfernen`,
  ontologyGone: 'Nicht mehr da',
  noOntologies: 'Es gibt noch keine Ontologien.',
  loadingOntologies: 'Ontologien werden geladen',
  listFailed: 'Die Ontologien konnten nicht geladen werden',
  terms: (count) => plural(count, { one: '# Begriff', other: '# Begriffe' }),
  mode: 'Inhalt, der zu keiner passt',
  modeWithoutIds: 'Wählen Sie zuerst eine Ontologie.',
  strict: 'Streng',
  strictText: 'Er entfällt. Nur was passt, erreicht das Brain.',
  guided: 'Begleitet',
  guidedText: 'Auch er bleibt. Was passt, wird markiert.',
  documentGroup: 'Dokumentgruppe',
  optional: 'optional',
  documentGroupText: 'Ein Name zum späteren Filtern, etwa supplier-contracts.',
  documentGroupInvalid: 'Nur Kleinbuchstaben, Ziffern, _ und -.',
  resolvedTitle: 'Was der Upload verwendet',
  resolving: 'Wird geprüft',
  resolveFailed: 'Die Auswahl konnte nicht geprüft werden',
  resolvedIds: 'Ontologien',
  resolvedMode: 'Modus',
  resolvedGroup: 'Dokumentgruppe',
  resolvedTerms: 'Begriffe',
  none: 'Keine',
});
