import type { FindingsWords } from '../findings.ts';
import type { Format } from '../format.ts';

/** The words of the review of findings in Brazilian Portuguese. */
export const brazilianPortugueseFindings = ({ number, plural }: Format): FindingsWords => ({
  findings: 'Descobertas',
  lists: 'Listas de descobertas',
  pending: 'Para revisar',
  approved: 'Aprovadas',
  rejected: 'Rejeitadas',
  all: 'Todas',
  skipped: 'Ignorada',
  shown: (shown, total) =>
    shown === total
      ? plural(total, { one: '# descoberta', other: '# descobertas' })
      : `${number(shown)} de ${plural(total, { one: '# descoberta', other: '# descobertas' })}`,
  listedOf: (listed, counted) =>
    `Mostrando ${number(listed)} de ${number(counted)}. O restante não pôde ser carregado.`,
  progress: (done, total) =>
    `${plural(done, { one: '# revisada', other: '# revisadas' })} de ${number(total)}`,
  loading: 'Carregando descobertas',

  title: 'Descoberta',
  theme: 'Tema',
  confidence: 'Confiança',
  connections: 'Conexões',
  status: 'Status',
  state: 'Decisão',
  completed: 'Concluída',
  connectionNamed: (start) => `Conexão ${start}`,
  sortBy: (column) => `Ordenar por ${column}`,
  order: 'Ordem',
  asListed: 'Padrão',
  ascending: 'Crescente',
  descending: 'Decrescente',
  direction: 'Direção',
  group: 'Agrupar por',
  noGroups: 'Nada',
  widthOf: (column) => `Largura da coluna ${column}`,

  search: 'Pesquisar descobertas',
  filters: 'Filtrar',
  filtersSet: (count) => `Filtrar (${number(count)})`,
  clearFilters: 'Limpar filtros',
  display: 'Exibição',
  moreActions: 'Mais ações',
  confidenceFrom: 'Mínimo',
  confidenceTo: 'Máximo',
  includeSkipped: 'Incluir ignoradas',
  onlySkipped: 'Somente ignoradas',
  hideSkipped: 'Ocultar ignoradas',
  columns: 'Colunas',
  moveUp: (column) => `Mover ${column} para a esquerda`,
  moveDown: (column) => `Mover ${column} para a direita`,
  views: 'Visualizações',
  noViews: 'Salve seus filtros, a ordenação e as colunas como uma visualização.',
  viewName: 'Nome da visualização',
  saveView: 'Salvar visualização',
  exportCsv: (count) =>
    plural(count, { one: 'Exportar # descoberta em CSV', other: 'Exportar # descobertas em CSV' }),
  exportJson: (count) =>
    plural(count, {
      one: 'Exportar # descoberta em JSON',
      other: 'Exportar # descobertas em JSON',
    }),

  select: (title) => `Selecionar “${title}”`,
  selectAll: (count) => `Selecionar tudo (${number(count)})`,
  selectGroup: (count, name) => `Selecionar tudo (${number(count)}) em “${name}”`,
  focusMode: 'Revisar uma a uma',
  place: (at, total) => `${number(at)} de ${number(total)}`,
  selected: (count, shown) => {
    const selected = plural(count, { one: '# selecionada', other: '# selecionadas' });
    if (shown === count) return selected;
    return `${selected}, ${shown === 0 ? 'nenhuma' : number(shown)} nesta visualização`;
  },
  allMatching: (search) => `Todas que correspondem a “${search}”`,
  allFiltered: 'Tudo o que correspondia aos seus filtros anteriores',
  clearSelection: 'Limpar',
  approve: 'Aprovar',
  reject: 'Rejeitar',
  skip: 'Ignorar',
  unskip: 'Restaurar',
  edit: 'Editar',
  approveSelected: (count) => `Aprovar ${number(count)}`,
  rejectSelected: (count) => `Rejeitar ${number(count)}`,
  confirmApprove: (count) =>
    plural(count, { one: 'Aprovar # descoberta?', other: 'Aprovar # descobertas?' }),
  confirmReject: (count) =>
    plural(count, { one: 'Rejeitar # descoberta?', other: 'Rejeitar # descobertas?' }),
  confirmText: (seconds) =>
    seconds < 60
      ? plural(seconds, {
          one: 'Você pode desfazer isso por # segundo.',
          other: 'Você pode desfazer isso por # segundos.',
        })
      : plural(Math.round(seconds / 60), {
          one: 'Você pode desfazer isso por cerca de # minuto.',
          other: 'Você pode desfazer isso por cerca de # minutos.',
        }),
  confirmShown: (shown) =>
    shown === 0
      ? 'Nenhuma delas está nesta visualização.'
      : plural(shown, {
          one: 'Só # delas está nesta visualização.',
          other: 'Só # delas estão nesta visualização.',
        }),
  cancel: 'Cancelar',

  willApproveOne: (title) => `“${title}” aprovada`,
  willRejectOne: (title) => `“${title}” rejeitada`,
  willApproveMany: (count) =>
    plural(count, { one: '# descoberta aprovada', other: '# descobertas aprovadas' }),
  willRejectMany: (count) =>
    plural(count, { one: '# descoberta rejeitada', other: '# descobertas rejeitadas' }),
  skippedOne: (title) => `“${title}” ignorada`,
  unskippedOne: (title) => `“${title}” restaurada`,
  waiting: (count) => plural(count, { one: '# decisão pendente', other: '# decisões pendentes' }),
  saved: (count) => plural(count, { one: '# decisão salva', other: '# decisões salvas' }),
  undo: 'Desfazer',
  undoAll: 'Desfazer tudo',
  sendNow: 'Aplicar agora',
  approving: (done, total) => `Aprovando ${number(done)} de ${number(total)}`,
  rejecting: (done, total) => `Rejeitando ${number(done)} de ${number(total)}`,
  sentOnline: (count) =>
    plural(count, {
      one: '# decisão será enviada quando você voltar a ficar on-line',
      other: '# decisões serão enviadas quando você voltar a ficar on-line',
    }),
  stop: 'Parar',
  stopped: (done, total) => `Parado após ${number(done)} de ${number(total)}`,
  stoppedText: 'As demais continuam pendentes.',
  failed: (count) =>
    plural(count, {
      one: 'Não foi possível salvar # decisão',
      other: 'Não foi possível salvar # decisões',
    }),
  failedText: 'Estas descobertas continuam pendentes. Tente novamente.',
  notTaken: 'Esta descoberta ainda está pendente.',
  openFinding: (title) => `Abrir “${title}”`,
  retryOne: (title) => `Tentar “${title}” novamente`,
  skipFailed: (title) => `Não foi possível ignorar nem restaurar “${title}”`,
  elsewhereOne: (title, state) => `Outra pessoa já revisou “${title}” (${state})`,
  goneOne: (title) => `“${title}” não está mais na lista`,
  elsewhereMany: (count) =>
    plural(count, {
      one: 'Outra pessoa já revisou # descoberta',
      other: 'Outras pessoas já revisaram # descobertas',
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
  firstHoldsOne: (title, state) => `Sua primeira decisão sobre “${title}” foi aplicada (${state})`,
  firstHoldsMany: (count) =>
    plural(count, {
      one: 'Sua primeira decisão sobre # descoberta foi aplicada',
      other: 'Suas primeiras decisões sobre # descobertas foram aplicadas',
    }),
  firstHoldsText: 'Ela parecia ter falhado, então sua segunda decisão foi ignorada.',
  dismiss: 'Dispensar',
  moreNotices: (count) => plural(count, { one: 'Mais # aviso', other: 'Mais # avisos' }),
  fewerNotices: 'Mostrar menos avisos',

  readOnly: 'Somente visualização',
  readOnlyTitle: 'Somente visualização',
  readOnlyText: (scope) => `Peça acesso ao seu administrador (${scope}).`,
  offlineTitle: 'Você está offline',
  offlineText: 'Continue revisando. Suas decisões esperam aqui até você enviá-las.',
  staleTitle: 'Esta lista pode estar desatualizada',
  staleText: 'Não foi possível atualizar. Você está vendo resultados anteriores.',
  failedTitle: 'Não foi possível carregar as descobertas',

  emptyTitle: 'Nenhuma descoberta ainda',
  emptyText: 'Conecte uma fonte. O que aprendermos com ela aparece aqui para você aprovar.',
  allDecidedTitle: 'Tudo decidido',
  allDecidedText: 'Nem tudo foi enviado ainda.',
  donePendingTitle: 'Tudo em dia',
  donePendingText: 'Novas descobertas aparecem após a próxima sincronização.',
  allDone: (count) => plural(count, { one: '# revisada', other: '# revisadas' }),
  leftElsewhere: (count) =>
    plural(count, {
      one: '# outra descoberta continua pendente.',
      other: '# outras descobertas continuam pendentes.',
    }),
  emptyListTitle: 'Ainda não há nada aqui',
  nothingFoundTitle: 'Nenhuma descoberta correspondente',
  nothingFoundText: 'Tente outra pesquisa ou limpe os filtros.',
  refresh: 'Atualizar',

  details: 'Detalhes',
  openFailed: 'Não foi possível carregar esta descoberta',
  closeDetails: 'Fechar detalhes',
  learned: 'O que aprendemos',
  discoveries: 'O que há de novo',
  sources: 'Fontes',
  nodes: 'No seu grafo de conhecimento',
  contextNodes: 'Contexto',
  otherFields: 'Outros campos',
  notGiven: 'Não informado',
  noTheme: 'Sem tema',
  noConnection: 'Sem conexão',
  openNode: (id) => `Abrir ${id}`,
  decidedElsewhere: (state) => `Decidida por outra pessoa: ${state}`,
  processing: 'Em edição',

  editTitle: 'Editar com uma frase',
  editLabel: 'O que deve mudar?',
  editHint: 'Por exemplo: mude o título para “Dois nomes para o mesmo fornecedor”.',
  editSend: 'Aplicar edição',
  editKeys: 'Ctrl+Enter ou ⌘+Enter',
  editRunning: 'Editando…',
  editWaiting: 'Ainda em andamento…',
  editStop: 'Parar de esperar',
  editStopText: 'A edição ainda pode ser aplicada.',
  editDone: 'Editada',
  editUnchanged: 'Nada mudou.',
  editFailed: 'Não foi possível salvar a edição',
  editKept: 'Guardamos seu texto.',
  before: 'Antes',
  after: 'Depois',

  keys: 'Atalhos de teclado',
  keysText: 'Funcionam em toda esta lista, exceto enquanto você digita.',
  keyNext: 'Próxima descoberta',
  keyPrevious: 'Descoberta anterior',
  keySelect: 'Selecionar ou desmarcar',
  keyExtend: 'Estender a seleção',
  keySelectAll: 'Selecionar ou desmarcar tudo',
  keyRange: 'Selecionar um intervalo',
  click: 'Clique',
  keyFocusMode: 'Alternar entre a lista e uma a uma',
  keyOpen: 'Abrir ou fechar os detalhes',
  keyUndo: 'Desfazer a última decisão',
  keySearch: 'Pesquisar',
  keyClear: 'Limpar a seleção',
  keyHelp: 'Mostrar esta lista',
});
