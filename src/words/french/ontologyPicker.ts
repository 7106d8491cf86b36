import type { Format } from '../format.ts';
import type { OntologyPickerWords } from '../ontologyPicker.ts';
import { quoted } from './quoted.ts';

/** The words of the ontology picker in French. */
export const frenchOntologyPicker = ({ number, plural }: Format): OntologyPickerWords => ({
  chooseOntologies: 'Ontologies',
  searchOntologies: 'Rechercher des ontologies',
  ontologiesFound: (count) =>
    count === 0
      ? 'Aucune ontologie trouvée'
      : plural(count, { one: '# ontologie trouvée', other: '# ontologies trouvées' }),
  chosen: (count, limit) =>
    `${plural(count, { one: '# sélectionnée', other: '# sélectionnées' })} sur ${number(limit)}`,
  limitReached: (limit) =>
    `Vous pouvez en sélectionner ${number(limit)} au maximum. Retirez-en une pour en sélectionner une autre.`,
  removeOntology: (name) => `Retirer ${quoted(name)}`,
  ontologyGone: 'N’existe plus',
  noOntologies: 'Pas encore d’ontologies.',
  loadingOntologies: 'Chargement des ontologies',
  listFailed: 'Échec du chargement des ontologies',
  terms: (count) => plural(count, { one: '# terme', other: '# termes' }),
  mode: 'Contenu sans correspondance',
  modeWithoutIds: 'Sélectionnez d’abord une ontologie.',
  strict: 'Strict',
  strictText: 'L’ignorer. Seul le contenu correspondant est ajouté.',
  guided: 'Guidé',
  guidedText: 'Le garder. Le contenu correspondant est étiqueté.',
  documentGroup: 'Groupe de documents',
  documentGroupText: 'Une étiquette pour filtrer plus tard, par exemple supplier-contracts.',
  documentGroupInvalid:
    'Utilisez uniquement des minuscules, des chiffres, _ et - dans le groupe de documents.',
  resolvedTitle: 'Paramètres d’importation',
  resolving: 'Vérification…',
  resolveFailed: 'Échec de la vérification de la sélection',
  resolvedIds: 'Ontologies',
  resolvedMode: 'Mode',
  resolvedGroup: 'Groupe de documents',
  resolvedTerms: 'Termes',
  none: 'Aucune',
});
