import type { Format } from '../format.ts';
import type { OntologyPickerWords } from '../ontologyPicker.ts';

/** The words of the ontology picker in Brazilian Portuguese. */
export const brazilianPortugueseOntologyPicker = ({
  number,
  plural,
}: Format): OntologyPickerWords => ({
  chooseOntologies: 'Ontologias',
  searchOntologies: 'Pesquisar ontologias',
  ontologiesFound: (count) =>
    count === 0
      ? 'Nenhuma ontologia encontrada'
      : plural(count, { one: '# ontologia encontrada', other: '# ontologias encontradas' }),
  chosen: (count, limit) =>
    `${plural(count, { one: '# selecionada', other: '# selecionadas' })} de ${number(limit)}`,
  limitReached: (limit) =>
    `Você pode selecionar no máximo ${number(limit)}. Remova uma para selecionar outra.`,
  removeOntology: (name) => `Remover “${name}”`,
  ontologyGone: 'Não existe mais',
  noOntologies: 'Nenhuma ontologia ainda.',
  loadingOntologies: 'Carregando ontologias',
  listFailed: 'Não foi possível carregar as ontologias',
  terms: (count) => plural(count, { one: '# termo', other: '# termos' }),
  mode: 'Conteúdo que não corresponde',
  modeWithoutIds: 'Selecione primeiro uma ontologia.',
  strict: 'Rigoroso',
  strictText: 'Ignorar. Só o conteúdo correspondente é adicionado.',
  guided: 'Guiado',
  guidedText: 'Manter. O conteúdo correspondente é marcado.',
  documentGroup: 'Grupo de documentos',
  documentGroupText: 'Um rótulo para filtrar depois, como supplier-contracts.',
  documentGroupInvalid: 'Use apenas letras minúsculas, dígitos, _ e - no grupo de documentos.',
  resolvedTitle: 'Configurações do envio',
  resolving: 'Verificando…',
  resolveFailed: 'Não foi possível verificar a seleção',
  resolvedIds: 'Ontologias',
  resolvedMode: 'Modo',
  resolvedGroup: 'Grupo de documentos',
  resolvedTerms: 'Termos',
  none: 'Nenhum',
});
