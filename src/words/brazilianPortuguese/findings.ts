import type { FindingsWords } from '../findings.ts';
import type { Format } from '../format.ts';

/** The words of the review of findings in Brazilian Portuguese. */
export const brazilianPortugueseFindings = ({ number, plural }: Format): FindingsWords => ({
  findings: 'Achados',
  lists: 'Listas de achados',
  pending: 'Pendentes',
  approved: 'Aprovados',
  rejected: 'Rejeitados',
  all: 'Todos',
  skipped: 'Pulado',
  shown: (shown, total) =>
    shown === total
      ? plural(total, { one: '# achado', other: '# achados' })
      : `${number(shown)} de ${plural(total, { one: '# achado', other: '# achados' })}`,
  listedOf: (listed, counted) =>
    `${plural(listed, { one: '# achado carregado', other: '# achados carregados' })} de ${number(counted)}. O serviço não retornou o restante.`,
  progress: (done, total) =>
    `${plural(done, { one: '# decidido', other: '# decididos' })} de ${number(total)}`,
  reviewed: (count) => `Revisados: ${number(count)}`,
  loading: 'Carregando achados',

  title: 'Achado',
  theme: 'Tema',
  confidence: 'Confiança',
  connections: 'Conexões',
  status: 'Status',
  state: 'Revisão',
  completed: 'Concluído',
  connectionNamed: (start) => `Conexão ${start}`,
  sortBy: (column) => `Ordenar por ${column}`,
  order: 'Ordem',
  asListed: 'Padrão',
  ascending: 'Crescente',
  descending: 'Decrescente',
  direction: 'Direção',
  group: 'Agrupar por',
  noGroups: 'Sem grupos',
  widthOf: (column) => `Largura da coluna ${column}`,

  search: 'Pesquisar achados',
  filters: 'Filtros',
  filtersSet: (count) => `Filtros (${number(count)})`,
  clearFilters: 'Limpar filtros',
  confidenceFrom: 'Mínimo',
  confidenceTo: 'Máximo',
  includeSkipped: 'Incluir pulados',
  onlySkipped: 'Somente pulados',
  hideSkipped: 'Ocultar pulados',
  columns: 'Colunas',
  moveUp: (column) => `Mover ${column} para a frente`,
  moveDown: (column) => `Mover ${column} para trás`,
  views: 'Visualizações',
  noViews:
    'Salve uma visualização para guardar a lista, a pesquisa, os filtros, a ordem e as colunas.',
  viewName: 'Nome da visualização',
  saveView: 'Salvar visualização',
  export: 'Exportar',
  exportText: (count) =>
    plural(count, {
      one: 'Exporta # achado como mostrado.',
      other: 'Exporta # achados como mostrados, nesta ordem.',
    }),
  exportCsv: 'Baixar CSV',
  exportJson: 'Baixar JSON',

  select: (title) => `Selecionar “${title}”`,
  selectAll: (count) => `Selecionar tudo (${number(count)})`,
  selectGroup: (count, name) => `Selecionar tudo (${number(count)}) em “${name}”`,
  focusMode: 'Um de cada vez',
  place: (at, total) => `${number(at)} de ${number(total)}`,
  selected: (count, shown) => {
    const selected = plural(count, { one: '# selecionado', other: '# selecionados' });
    if (shown === count) return selected;
    return `${selected}, ${shown === 0 ? 'nenhum' : number(shown)} nesta visualização`;
  },
  allMatching: (search) => `Todos que correspondem a “${search}”`,
  allFiltered: 'Todos que correspondiam aos filtros anteriores',
  clearSelection: 'Limpar seleção',
  approve: 'Aprovar',
  reject: 'Rejeitar',
  skip: 'Pular',
  unskip: 'Não pular',
  edit: 'Editar',
  approveSelected: (count) => `Aprovar ${number(count)}`,
  rejectSelected: (count) => `Rejeitar ${number(count)}`,
  confirmApprove: (count) =>
    plural(count, { one: 'Aprovar # achado?', other: 'Aprovar # achados?' }),
  confirmReject: (count) =>
    plural(count, { one: 'Rejeitar # achado?', other: 'Rejeitar # achados?' }),
  confirmText: (seconds) =>
    plural(seconds, {
      one: 'Você pode desfazer isso por # segundo.',
      other: 'Você pode desfazer isso por # segundos.',
    }),
  confirmShown: (shown) =>
    shown === 0
      ? 'Nenhum deles está nesta visualização.'
      : plural(shown, {
          one: 'Só # deles está nesta visualização.',
          other: 'Só # deles estão nesta visualização.',
        }),
  cancel: 'Cancelar',

  willApproveOne: (title) => `“${title}” será aprovado`,
  willRejectOne: (title) => `“${title}” será rejeitado`,
  willApproveMany: (count) =>
    plural(count, { one: '# achado será aprovado', other: '# achados serão aprovados' }),
  willRejectMany: (count) =>
    plural(count, { one: '# achado será rejeitado', other: '# achados serão rejeitados' }),
  skippedOne: (title) => `“${title}” foi pulado`,
  unskippedOne: (title) => `“${title}” não está mais pulado`,
  waiting: (count) =>
    plural(count, { one: '# decisão ainda não enviada', other: '# decisões ainda não enviadas' }),
  undo: 'Desfazer',
  undoAll: 'Desfazer tudo',
  sendNow: 'Enviar agora',
  approving: (done, total) => `Aprovando ${number(done)} de ${number(total)}`,
  rejecting: (done, total) => `Rejeitando ${number(done)} de ${number(total)}`,
  stop: 'Parar',
  stopped: (done, total) => `Parado após ${number(done)} de ${number(total)}`,
  stoppedText: 'Os demais continuam pendentes.',
  failed: (count) =>
    plural(count, {
      one: 'Não foi possível salvar # decisão',
      other: 'Não foi possível salvar # decisões',
    }),
  failedText: 'Estes achados continuam pendentes. Tente novamente.',
  notTaken: 'O serviço ainda lista este achado como pendente.',
  openFinding: (title) => `Abrir “${title}”`,
  retryOne: (title) => `Tentar “${title}” novamente`,
  skipFailed: (title) => `Não foi possível pular “${title}”`,
  elsewhereOne: (title, state) => `Outra pessoa decidiu sobre “${title}”: ${state}`,
  goneOne: (title) => `“${title}” não está mais na lista`,
  elsewhereMany: (count) =>
    plural(count, {
      one: 'Outra pessoa decidiu sobre # achado',
      other: 'Outras pessoas decidiram sobre # achados',
    }),
  ownUnsent: (count) =>
    plural(count, {
      one: 'Sua decisão não foi enviada.',
      other: '# das suas decisões não foram enviadas.',
    }),
  ownLate: (count) =>
    plural(count, {
      one: 'Sua decisão chegou tarde demais.',
      other: '# das suas decisões chegaram tarde demais.',
    }),
  firstHoldsOne: (title, state) => `Sua primeira decisão sobre “${title}” vale: ${state}`,
  firstHoldsMany: (count) =>
    plural(count, {
      one: 'Sua primeira decisão vale para # achado',
      other: 'Suas primeiras decisões valem para # achados',
    }),
  firstHoldsText: 'Ela parecia ter falhado. O que você decidiu depois não conta.',
  dismiss: 'Dispensar',
  moreNotices: (count) => plural(count, { one: 'Mais # aviso', other: 'Mais # avisos' }),
  fewerNotices: 'Mostrar menos avisos',

  readOnly: 'Somente leitura',
  readOnlyTitle: 'Você pode ler os achados, mas não decidir',
  readOnlyText: (scope) => `Para aprovar ou rejeitar, você precisa da permissão “${scope}”.`,
  offlineTitle: 'Você está offline',
  offlineText:
    'Você pode continuar revisando. As decisões que não puderem ser enviadas ficam aqui para você enviar depois.',
  staleTitle: 'Esta lista pode estar desatualizada',
  staleText: 'Não foi possível atualizar. Mostrando resultados anteriores.',
  failedTitle: 'Não foi possível carregar os achados',

  emptyTitle: 'Nenhum achado ainda',
  emptyText: 'Os achados aparecem aqui para revisão depois que uma conexão é sincronizada.',
  donePendingTitle: 'Tudo em dia',
  donePendingText: 'Novos achados aparecem após a próxima sincronização.',
  allDone: (count) => plural(count, { one: '# revisado', other: '# revisados' }),
  leftElsewhere: (count) =>
    plural(count, {
      one: '# outro achado continua pendente.',
      other: '# outros achados continuam pendentes.',
    }),
  emptyListTitle: 'Ainda não há nada aqui',
  nothingFoundTitle: 'Nenhum achado correspondente',
  nothingFoundText: 'Tente outra pesquisa ou limpe os filtros.',
  refresh: 'Atualizar',

  details: 'Detalhes',
  openFailed: 'Não foi possível carregar este achado',
  closeDetails: 'Fechar detalhes',
  learned: 'O que foi aprendido',
  discoveries: 'Novas descobertas',
  sources: 'Fontes',
  nodes: 'No grafo de conhecimento',
  contextNodes: 'Contexto',
  otherFields: 'Outros campos',
  none: 'Nenhum',
  openNode: (id) => `Abrir ${id}`,
  decidedElsewhere: (state) => `Decidido por outra pessoa: ${state}`,
  processing: 'Em edição',

  editTitle: 'Editar com suas palavras',
  editLabel: 'O que deve mudar?',
  editHint: 'Por exemplo: mude o título para “Dois nomes para o mesmo fornecedor”.',
  editSend: 'Enviar edição',
  editKeys: 'Ctrl+Enter ou ⌘+Enter',
  editRunning: 'Editando…',
  editWaiting: 'O serviço ainda está editando',
  editStop: 'Parar de esperar',
  editStopText: 'O serviço ainda pode concluir a edição.',
  editDone: 'Editado',
  editUnchanged: 'Nada mudou.',
  editFailed: 'Não foi possível salvar a edição',
  editKept: 'Seu texto continua abaixo.',
  before: 'Antes',
  after: 'Depois',

  keys: 'Atalhos de teclado',
  keysText: 'Funcionam em toda a revisão de achados, exceto enquanto você digita.',
  keyNext: 'Próximo achado',
  keyPrevious: 'Achado anterior',
  keySelect: 'Selecionar ou desmarcar',
  keyExtend: 'Estender a seleção',
  keySelectAll: 'Selecionar ou desmarcar tudo',
  keyRange: 'Selecionar um intervalo',
  click: 'Clique',
  keyFocusMode: 'Um achado de cada vez, ou a lista',
  keyOpen: 'Abrir ou fechar os detalhes',
  keyUndo: 'Desfazer a última decisão',
  keySearch: 'Pesquisar',
  keyClear: 'Limpar a seleção',
  keyHelp: 'Mostrar esta lista',
});
