import type { FindingsWords } from '../findings.ts';
import type { Format } from '../format.ts';

/** The words of the review of findings in Brazilian Portuguese. */
export const brazilianPortugueseFindings = ({ number, plural }: Format): FindingsWords => ({
  findings: 'Descobertas',
  lists: 'Listas de descobertas',
  pending: 'Pendentes',
  approved: 'Aprovadas',
  rejected: 'Rejeitadas',
  all: 'Todas',
  skipped: 'Ignorada',
  shown: (shown, total) =>
    shown === total
      ? plural(total, { one: '# descoberta', other: '# descobertas' })
      : `${number(shown)} de ${plural(total, { one: '# descoberta', other: '# descobertas' })}`,
  listedOf: (listed, counted) =>
    `${plural(listed, { one: '# descoberta carregada', other: '# descobertas carregadas' })} de ${number(counted)}. O serviço não retornou o restante.`,
  progress: (done, total) =>
    `${plural(done, { one: '# decidida', other: '# decididas' })} de ${number(total)}`,
  loading: 'Carregando descobertas',

  title: 'Descoberta',
  theme: 'Tema',
  confidence: 'Confiança',
  connections: 'Conexões',
  status: 'Status',
  state: 'Revisão',
  completed: 'Concluída',
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

  search: 'Pesquisar descobertas',
  filters: 'Filtros',
  filtersSet: (count) => `Filtros (${number(count)})`,
  clearFilters: 'Limpar filtros',
  confidenceFrom: 'Mínimo',
  confidenceTo: 'Máximo',
  includeSkipped: 'Incluir ignoradas',
  onlySkipped: 'Somente ignoradas',
  hideSkipped: 'Ocultar ignoradas',
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
      one: 'Exporta # descoberta como mostrada.',
      other: 'Exporta # descobertas como mostradas, nesta ordem.',
    }),
  exportCsv: 'Baixar CSV',
  exportJson: 'Baixar JSON',

  select: (title) => `Selecionar “${title}”`,
  selectAll: (count) => `Selecionar tudo (${number(count)})`,
  selectGroup: (count, name) => `Selecionar tudo (${number(count)}) em “${name}”`,
  focusMode: 'Uma de cada vez',
  place: (at, total) => `${number(at)} de ${number(total)}`,
  selected: (count, shown) => {
    const selected = plural(count, { one: '# selecionada', other: '# selecionadas' });
    if (shown === count) return selected;
    return `${selected}, ${shown === 0 ? 'nenhuma' : number(shown)} nesta visualização`;
  },
  allMatching: (search) => `Todas que correspondem a “${search}”`,
  allFiltered: 'Todas que correspondiam aos filtros anteriores',
  clearSelection: 'Limpar seleção',
  approve: 'Aprovar',
  reject: 'Rejeitar',
  skip: 'Ignorar',
  unskip: 'Deixar de ignorar',
  edit: 'Editar',
  approveSelected: (count) => `Aprovar ${number(count)}`,
  rejectSelected: (count) => `Rejeitar ${number(count)}`,
  confirmApprove: (count) =>
    plural(count, { one: 'Aprovar # descoberta?', other: 'Aprovar # descobertas?' }),
  confirmReject: (count) =>
    plural(count, { one: 'Rejeitar # descoberta?', other: 'Rejeitar # descobertas?' }),
  confirmText: (seconds) =>
    plural(seconds, {
      one: 'Você pode desfazer isso por # segundo.',
      other: 'Você pode desfazer isso por # segundos.',
    }),
  confirmShown: (shown) =>
    shown === 0
      ? 'Nenhuma delas está nesta visualização.'
      : plural(shown, {
          one: 'Só # delas está nesta visualização.',
          other: 'Só # delas estão nesta visualização.',
        }),
  cancel: 'Cancelar',

  willApproveOne: (title) => `“${title}” será aprovada`,
  willRejectOne: (title) => `“${title}” será rejeitada`,
  willApproveMany: (count) =>
    plural(count, { one: '# descoberta será aprovada', other: '# descobertas serão aprovadas' }),
  willRejectMany: (count) =>
    plural(count, { one: '# descoberta será rejeitada', other: '# descobertas serão rejeitadas' }),
  skippedOne: (title) => `“${title}” foi ignorada`,
  unskippedOne: (title) => `“${title}” não está mais ignorada`,
  waiting: (count) =>
    plural(count, { one: '# decisão ainda não enviada', other: '# decisões ainda não enviadas' }),
  saved: (count) => plural(count, { one: '# decisão salva', other: '# decisões salvas' }),
  undo: 'Desfazer',
  undoAll: 'Desfazer tudo',
  sendNow: 'Enviar agora',
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
  notTaken: 'O serviço ainda lista esta descoberta como pendente.',
  openFinding: (title) => `Abrir “${title}”`,
  retryOne: (title) => `Tentar “${title}” novamente`,
  skipFailed: (title) => `Não foi possível ignorar “${title}”`,
  elsewhereOne: (title, state) => `Outra pessoa decidiu sobre “${title}”: ${state}`,
  goneOne: (title) => `“${title}” não está mais na lista`,
  elsewhereMany: (count) =>
    plural(count, {
      one: 'Outra pessoa decidiu sobre # descoberta',
      other: 'Outras pessoas decidiram sobre # descobertas',
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
      one: 'Sua primeira decisão vale para # descoberta',
      other: 'Suas primeiras decisões valem para # descobertas',
    }),
  firstHoldsText: 'Ela parecia ter falhado. O que você decidiu depois não conta.',
  dismiss: 'Dispensar',
  moreNotices: (count) => plural(count, { one: 'Mais # aviso', other: 'Mais # avisos' }),
  fewerNotices: 'Mostrar menos avisos',

  readOnly: 'Somente leitura',
  readOnlyTitle: 'Você pode ler as descobertas, mas não decidir',
  readOnlyText: (scope) => `Para aprovar ou rejeitar, você precisa da permissão “${scope}”.`,
  offlineTitle: 'Você está offline',
  offlineText:
    'Você pode continuar revisando. As decisões que não puderem ser enviadas ficam aqui para você enviar depois.',
  staleTitle: 'Esta lista pode estar desatualizada',
  staleText: 'Não foi possível atualizar. Mostrando resultados anteriores.',
  failedTitle: 'Não foi possível carregar as descobertas',

  emptyTitle: 'Nenhuma descoberta ainda',
  emptyText: 'As descobertas aparecem aqui para revisão depois que uma conexão é sincronizada.',
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
  learned: 'O que foi aprendido',
  discoveries: 'O que há de novo',
  sources: 'Fontes',
  nodes: 'No grafo de conhecimento',
  contextNodes: 'Contexto',
  otherFields: 'Outros campos',
  notGiven: 'Não informado',
  noTheme: 'Sem tema',
  noConnection: 'Sem conexão',
  openNode: (id) => `Abrir ${id}`,
  decidedElsewhere: (state) => `Decidida por outra pessoa: ${state}`,
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
  editDone: 'Editada',
  editUnchanged: 'Nada mudou.',
  editFailed: 'Não foi possível salvar a edição',
  editKept: 'Seu texto continua abaixo.',
  before: 'Antes',
  after: 'Depois',

  keys: 'Atalhos de teclado',
  keysText: 'Funcionam em toda a revisão de descobertas, exceto enquanto você digita.',
  keyNext: 'Próxima descoberta',
  keyPrevious: 'Descoberta anterior',
  keySelect: 'Selecionar ou desmarcar',
  keyExtend: 'Estender a seleção',
  keySelectAll: 'Selecionar ou desmarcar tudo',
  keyRange: 'Selecionar um intervalo',
  click: 'Clique',
  keyFocusMode: 'Uma descoberta de cada vez, ou a lista',
  keyOpen: 'Abrir ou fechar os detalhes',
  keyUndo: 'Desfazer a última decisão',
  keySearch: 'Pesquisar',
  keyClear: 'Limpar a seleção',
  keyHelp: 'Mostrar esta lista',
});
