import type { Format } from '../format.ts';
import type { OntologyPickerWords } from '../ontologyPicker.ts';

/** The words of the ontology picker in Spanish. */
export const spanishOntologyPicker = ({ number, plural }: Format): OntologyPickerWords => ({
  chooseOntologies: 'Ontologías',
  searchOntologies: 'Buscar ontologías',
  ontologiesFound: (count) =>
    count === 0
      ? 'No se han encontrado ontologías'
      : plural(count, { one: '# ontología encontrada', other: '# ontologías encontradas' }),
  chosen: (count, limit) =>
    `${plural(count, { one: '# seleccionada', other: '# seleccionadas' })} de ${number(limit)}`,
  limitReached: (limit) =>
    `Puedes seleccionar ${number(limit)} como máximo. Quita una para seleccionar otra.`,
  removeOntology: (name) => `Quitar “${name}”`,
  ontologyGone: 'Ya no existe',
  noOntologies: 'Aún no hay ontologías.',
  loadingOntologies: 'Cargando ontologías',
  listFailed: 'No se han podido cargar las ontologías',
  terms: (count) => plural(count, { one: '# término', other: '# términos' }),
  mode: 'Contenido que no coincide',
  modeWithoutIds: 'Selecciona primero una ontología.',
  strict: 'Estricto',
  strictText: 'Omitirlo. Solo se añade el contenido coincidente.',
  guided: 'Guiado',
  guidedText: 'Se conserva. El contenido que coincide se etiqueta.',
  documentGroup: 'Grupo de documentos',
  documentGroupText: 'Una etiqueta para filtrar después, como supplier-contracts.',
  documentGroupInvalid: 'Usa solo letras minúsculas, dígitos, _ y - en el grupo de documentos.',
  resolvedTitle: 'Ajustes de la subida',
  resolving: 'Comprobando…',
  resolveFailed: 'No se ha podido comprobar la selección',
  resolvedIds: 'Ontologías',
  resolvedMode: 'Modo',
  resolvedGroup: 'Grupo de documentos',
  resolvedTerms: 'Términos',
  none: 'Ninguno',
});
