import type { FindingsWords } from '../findings.ts';
import type { Format } from '../format.ts';

/** The words of the review of findings in Spanish. */
export const spanishFindings = ({ number, plural }: Format): FindingsWords => ({
  findings: 'Hallazgos',
  lists: 'Listas de hallazgos',
  pending: 'Pendientes',
  approved: 'Aprobados',
  rejected: 'Rechazados',
  all: 'Todos',
  skipped: 'Omitido',
  shown: (shown, total) =>
    shown === total
      ? plural(total, { one: '# hallazgo', other: '# hallazgos' })
      : `${number(shown)} de ${plural(total, { one: '# hallazgo', other: '# hallazgos' })}`,
  listedOf: (listed, counted) =>
    `${plural(listed, { one: '# hallazgo cargado', other: '# hallazgos cargados' })} de ${number(counted)}. El servicio no ha devuelto el resto.`,
  progress: (done, total) =>
    `${plural(done, { one: '# decidido', other: '# decididos' })} de ${number(total)}`,
  loading: 'Cargando hallazgos',

  title: 'Hallazgo',
  theme: 'Tema',
  confidence: 'Confianza',
  connections: 'Conexiones',
  status: 'Estado',
  state: 'Revisión',
  completed: 'Completado',
  connectionNamed: (start) => `Conexión ${start}`,
  sortBy: (column) => `Ordenar por ${column}`,
  order: 'Orden',
  asListed: 'Predeterminado',
  ascending: 'Ascendente',
  descending: 'Descendente',
  direction: 'Dirección',
  group: 'Agrupar por',
  noGroups: 'Sin grupos',
  widthOf: (column) => `Ancho de la columna ${column}`,

  search: 'Buscar hallazgos',
  filters: 'Filtros',
  filtersSet: (count) => `Filtros (${number(count)})`,
  clearFilters: 'Borrar filtros',
  confidenceFrom: 'Mínimo',
  confidenceTo: 'Máximo',
  includeSkipped: 'Incluir omitidos',
  onlySkipped: 'Solo omitidos',
  hideSkipped: 'Ocultar omitidos',
  columns: 'Columnas',
  moveUp: (column) => `Mover ${column} hacia delante`,
  moveDown: (column) => `Mover ${column} hacia atrás`,
  views: 'Vistas',
  noViews:
    'Guarda una vista para conservar su lista, su búsqueda, sus filtros, su orden y sus columnas.',
  viewName: 'Nombre de la vista',
  saveView: 'Guardar vista',
  export: 'Exportar',
  exportText: (count) =>
    plural(count, {
      one: 'Exporta # hallazgo tal como se muestra.',
      other: 'Exporta # hallazgos tal como se muestran, en este orden.',
    }),
  exportCsv: 'Descargar CSV',
  exportJson: 'Descargar JSON',

  select: (title) => `Seleccionar “${title}”`,
  selectAll: (count) => `Seleccionar todo (${number(count)})`,
  selectGroup: (count, name) => `Seleccionar todo (${number(count)}) en “${name}”`,
  focusMode: 'De uno en uno',
  place: (at, total) => `${number(at)} de ${number(total)}`,
  selected: (count, shown) => {
    const selected = plural(count, { one: '# seleccionado', other: '# seleccionados' });
    if (shown === count) return selected;
    return `${selected}, ${shown === 0 ? 'ninguno' : number(shown)} en esta vista`;
  },
  allMatching: (search) => `Todos los que coinciden con “${search}”`,
  allFiltered: 'Todos los que coincidían con los filtros anteriores',
  clearSelection: 'Borrar la selección',
  approve: 'Aprobar',
  reject: 'Rechazar',
  skip: 'Omitir',
  unskip: 'No omitir',
  edit: 'Editar',
  approveSelected: (count) => `Aprobar ${number(count)}`,
  rejectSelected: (count) => `Rechazar ${number(count)}`,
  confirmApprove: (count) =>
    plural(count, { one: '¿Aprobar # hallazgo?', other: '¿Aprobar # hallazgos?' }),
  confirmReject: (count) =>
    plural(count, { one: '¿Rechazar # hallazgo?', other: '¿Rechazar # hallazgos?' }),
  confirmText: (seconds) =>
    plural(seconds, {
      one: 'Puedes deshacerlo durante # segundo.',
      other: 'Puedes deshacerlo durante # segundos.',
    }),
  confirmShown: (shown) =>
    shown === 0
      ? 'Ninguno de ellos está en esta vista.'
      : plural(shown, {
          one: 'Solo # de ellos está en esta vista.',
          other: 'Solo # de ellos están en esta vista.',
        }),
  cancel: 'Cancelar',

  willApproveOne: (title) => `“${title}” se aprobará`,
  willRejectOne: (title) => `“${title}” se rechazará`,
  willApproveMany: (count) =>
    plural(count, { one: 'Se aprobará # hallazgo', other: 'Se aprobarán # hallazgos' }),
  willRejectMany: (count) =>
    plural(count, { one: 'Se rechazará # hallazgo', other: 'Se rechazarán # hallazgos' }),
  skippedOne: (title) => `Se ha omitido “${title}”`,
  unskippedOne: (title) => `“${title}” ya no está omitido`,
  waiting: (count) =>
    plural(count, { one: '# decisión aún sin enviar', other: '# decisiones aún sin enviar' }),
  saved: (count) => plural(count, { one: '# decisión guardada', other: '# decisiones guardadas' }),
  undo: 'Deshacer',
  undoAll: 'Deshacer todo',
  sendNow: 'Enviar ahora',
  approving: (done, total) => `Aprobando ${number(done)} de ${number(total)}`,
  rejecting: (done, total) => `Rechazando ${number(done)} de ${number(total)}`,
  sentOnline: (count) =>
    plural(count, {
      one: '# decisión se enviará cuando vuelvas a tener conexión',
      other: '# decisiones se enviarán cuando vuelvas a tener conexión',
    }),
  stop: 'Detener',
  stopped: (done, total) => `Detenido tras ${number(done)} de ${number(total)}`,
  stoppedText: 'Los demás siguen pendientes.',
  failed: (count) =>
    plural(count, {
      one: 'No se ha podido guardar # decisión',
      other: 'No se han podido guardar # decisiones',
    }),
  failedText: 'Estos hallazgos siguen pendientes. Inténtalo de nuevo.',
  notTaken: 'El servicio sigue mostrando este hallazgo como pendiente.',
  openFinding: (title) => `Abrir “${title}”`,
  retryOne: (title) => `Volver a intentar “${title}”`,
  skipFailed: (title) => `No se ha podido guardar la omisión de “${title}”`,
  elsewhereOne: (title, state) => `Otra persona ha decidido sobre “${title}”: ${state}`,
  goneOne: (title) => `“${title}” ya no está en la lista`,
  elsewhereMany: (count) =>
    plural(count, {
      one: 'Otra persona ha decidido sobre # hallazgo',
      other: 'Otras personas han decidido sobre # hallazgos',
    }),
  ownUnsent: (count) =>
    plural(count, {
      one: 'Tu decisión no se ha enviado.',
      other: '# de tus decisiones no se han enviado.',
    }),
  ownLate: (count) =>
    plural(count, {
      one: 'Tu decisión ha llegado demasiado tarde.',
      other: '# de tus decisiones han llegado demasiado tarde.',
    }),
  firstHoldsOne: (title, state) => `Se mantiene tu primera decisión sobre “${title}”: ${state}`,
  firstHoldsMany: (count) =>
    plural(count, {
      one: 'Se mantiene tu primera decisión sobre # hallazgo',
      other: 'Se mantienen tus primeras decisiones sobre # hallazgos',
    }),
  firstHoldsText: 'Parecía haber fallado. Lo que decidiste después no cuenta.',
  dismiss: 'Descartar',
  moreNotices: (count) => plural(count, { one: '# aviso más', other: '# avisos más' }),
  fewerNotices: 'Mostrar menos avisos',

  readOnly: 'Solo lectura',
  readOnlyTitle: 'Puedes leer los hallazgos, pero no decidir',
  readOnlyText: (scope) => `Para aprobar o rechazar, necesitas el permiso “${scope}”.`,
  offlineTitle: 'Estás sin conexión',
  offlineText:
    'Puedes seguir revisando. Las decisiones que no se puedan enviar se quedan aquí para que las envíes más tarde.',
  staleTitle: 'Es posible que esta lista no esté actualizada',
  staleText: 'No se ha podido actualizar. Se muestran resultados anteriores.',
  failedTitle: 'No se han podido cargar los hallazgos',

  emptyTitle: 'Todavía no hay hallazgos',
  emptyText: 'Los hallazgos aparecen aquí para su revisión cuando se sincroniza una conexión.',
  allDecidedTitle: 'Todo decidido',
  allDecidedText: 'Aún no se ha enviado todo.',
  donePendingTitle: 'Estás al día',
  donePendingText: 'Habrá hallazgos nuevos después de la próxima sincronización.',
  allDone: (count) => plural(count, { one: '# revisado', other: '# revisados' }),
  leftElsewhere: (count) =>
    plural(count, {
      one: '# hallazgo más sigue pendiente.',
      other: '# hallazgos más siguen pendientes.',
    }),
  emptyListTitle: 'Aquí todavía no hay nada',
  nothingFoundTitle: 'Ningún hallazgo coincide',
  nothingFoundText: 'Prueba otra búsqueda o borra los filtros.',
  refresh: 'Actualizar',

  details: 'Detalles',
  openFailed: 'No se ha podido cargar este hallazgo',
  closeDetails: 'Cerrar los detalles',
  learned: 'Lo que se ha aprendido',
  discoveries: 'Descubrimientos nuevos',
  sources: 'Fuentes',
  nodes: 'En el grafo de conocimiento',
  contextNodes: 'Contexto',
  otherFields: 'Otros campos',
  notGiven: 'Sin especificar',
  noTheme: 'Sin tema',
  noConnection: 'Sin conexión',
  openNode: (id) => `Abrir ${id}`,
  decidedElsewhere: (state) => `Decidido por otra persona: ${state}`,
  processing: 'Se está editando',

  editTitle: 'Editar con tus palabras',
  editLabel: '¿Qué debe cambiar?',
  editHint: 'Por ejemplo: cambia el título a “Dos nombres para un mismo proveedor”.',
  editSend: 'Enviar la edición',
  editKeys: 'Ctrl+Intro o ⌘+Intro',
  editRunning: 'Editando…',
  editWaiting: 'El servicio sigue editando',
  editStop: 'Dejar de esperar',
  editStopText: 'Es posible que el servicio termine la edición de todos modos.',
  editDone: 'Editado',
  editUnchanged: 'No ha cambiado nada.',
  editFailed: 'No se ha podido guardar la edición',
  editKept: 'Tu texto sigue abajo.',
  before: 'Antes',
  after: 'Después',

  keys: 'Atajos de teclado',
  keysText: 'Funcionan en toda la revisión de hallazgos, excepto mientras escribes.',
  keyNext: 'Hallazgo siguiente',
  keyPrevious: 'Hallazgo anterior',
  keySelect: 'Seleccionar o deseleccionar',
  keyExtend: 'Ampliar la selección',
  keySelectAll: 'Seleccionar o deseleccionar todo',
  keyRange: 'Seleccionar un intervalo',
  click: 'Clic',
  keyFocusMode: 'Un hallazgo cada vez, o la lista',
  keyOpen: 'Abrir o cerrar los detalles',
  keyUndo: 'Deshacer la última decisión',
  keySearch: 'Buscar',
  keyClear: 'Borrar la selección',
  keyHelp: 'Mostrar esta lista',
});
