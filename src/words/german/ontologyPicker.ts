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
    `Sie können höchstens ${number(limit)} auswählen. Entfernen Sie eine, um eine andere zu wählen.`,
  removeOntology: (name) => `„${name}“ entfernen`,
  ontologyGone: 'Existiert nicht mehr',
  noOntologies: 'Noch keine Ontologien.',
  loadingOntologies: 'Ontologien werden geladen',
  listFailed: 'Die Ontologien konnten nicht geladen werden',
  terms: (count) => plural(count, { one: '# Begriff', other: '# Begriffe' }),
  mode: 'Inhalte ohne Treffer',
  modeWithoutIds: 'Wählen Sie zuerst eine Ontologie.',
  strict: 'Streng',
  strictText: 'Überspringen. Nur passende Inhalte werden hinzugefügt.',
  guided: 'Geführt',
  guidedText: 'Behalten. Passende Inhalte werden markiert.',
  documentGroup: 'Dokumentgruppe',
  documentGroupText: 'Ein Etikett zum späteren Filtern, z. B. supplier-contracts.',
  documentGroupInvalid:
    'Verwenden Sie in der Dokumentgruppe nur Kleinbuchstaben, Ziffern, _ und -.',
  resolvedTitle: 'Einstellungen für den Upload',
  resolving: 'Wird geprüft …',
  resolveFailed: 'Die Auswahl konnte nicht geprüft werden',
  resolvedIds: 'Ontologien',
  resolvedMode: 'Modus',
  resolvedGroup: 'Dokumentgruppe',
  resolvedTerms: 'Begriffe',
  none: 'Keine',
});
