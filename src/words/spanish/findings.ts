import type { FindingsWords } from '../findings.ts';
import type { Format } from '../format.ts';

/** The words of the review of findings in Spanish. */
export const spanishFindings = ({ number, plural }: Format): FindingsWords => ({
  findings: 'Hallazgos',
  lists: 'Listas de hallazgos',
  pending: 'Por revisar',
  approved: 'Aprobados',
  rejected: 'Rechazados',
  all: 'Todos',
  skipped: 'Omitido',
  shown: (shown, total) =>
    shown === total
      ? plural(total, { one: '# hallazgo', other: '# hallazgos' })
      : `${number(shown)} de ${plural(total, { one: '# hallazgo', other: '# hallazgos' })}`,
  listedOf: (listed, counted) =>
    `Se muestran ${number(listed)} de ${number(counted)}. El resto no se ha podido cargar.`,
  progress: (done, total) =>
    `${plural(done, { one: '# revisado', other: '# revisados' })} de ${number(total)}`,
  loading: 'Cargando hallazgos',

  title: 'Hallazgo',
  theme: 'Tema',
  confidence: 'Confianza',
  connections: 'Conexiones',
  status: 'Estado',
  state: 'Decisión',
  completed: 'Completado',
  connectionNamed: (start) => `Conexión ${start}`,
  sortBy: (column) => `Ordenar por ${column}`,
  order: 'Orden',
  asListed: 'Predeterminado',
  ascending: 'Ascendente',
  descending: 'Descendente',
  direction: 'Dirección',
  group: 'Agrupar por',
  noGroups: 'Nada',
  widthOf: (column) => `Ancho de la columna ${column}`,

  search: 'Buscar hallazgos',
  filters: 'Filtrar',
  filtersSet: (count) => `Filtrar (${number(count)})`,
  clearFilters: 'Borrar filtros',
  display: 'Mostrar',
  moreActions: 'Más acciones',
  confidenceFrom: 'Mínimo',
  confidenceTo: 'Máximo',
  includeSkipped: 'Incluir omitidos',
  onlySkipped: 'Solo omitidos',
  hideSkipped: 'Ocultar omitidos',
  columns: 'Columnas',
  moveUp: (column) => `Mover ${column} a la izquierda`,
  moveDown: (column) => `Mover ${column} a la derecha`,
  views: 'Vistas',
  noViews: 'Guarda tus filtros, el orden y las columnas como una vista.',
  viewName: 'Nombre de la vista',
  saveView: 'Guardar vista',
  exportCsv: (count) =>
    plural(count, { one: 'Exportar # hallazgo en CSV', other: 'Exportar # hallazgos en CSV' }),
  exportJson: (count) =>
    plural(count, { one: 'Exportar # hallazgo en JSON', other: 'Exportar # hallazgos en JSON' }),

  select: (title) => `Seleccionar “${title}”`,
  selectAll: (count) => `Seleccionar todo (${number(count)})`,
  selectGroup: (count, name) => `Seleccionar todo (${number(count)}) en “${name}”`,
  focusMode: 'Revisar uno a uno',
  place: (at, total) => `${number(at)} de ${number(total)}`,
  selected: (count, shown) => {
    const selected = plural(count, { one: '# seleccionado', other: '# seleccionados' });
    if (shown === count) return selected;
    return `${selected}, ${shown === 0 ? 'ninguno' : number(shown)} en esta vista`;
  },
  allMatching: (search) => `Todos los que coinciden con “${search}”`,
  allFiltered: 'Todo lo que coincidía con tus filtros anteriores',
  clearSelection: 'Borrar',
  approve: 'Aprobar',
  reject: 'Rechazar',
  skip: 'Omitir',
  unskip: 'Restaurar',
  edit: 'Editar',
  approveSelected: (count) => `Aprobar ${number(count)}`,
  rejectSelected: (count) => `Rechazar ${number(count)}`,
  confirmApprove: (count) =>
    plural(count, { one: '¿Aprobar # hallazgo?', other: '¿Aprobar # hallazgos?' }),
  confirmReject: (count) =>
    plural(count, { one: '¿Rechazar # hallazgo?', other: '¿Rechazar # hallazgos?' }),
  confirmText: (seconds) =>
    seconds < 60
      ? plural(seconds, {
          one: 'Puedes deshacerlo durante # segundo.',
          other: 'Puedes deshacerlo durante # segundos.',
        })
      : plural(Math.round(seconds / 60), {
          one: 'Puedes deshacerlo durante aproximadamente # minuto.',
          other: 'Puedes deshacerlo durante aproximadamente # minutos.',
        }),
  confirmShown: (shown) =>
    shown === 0
      ? 'Ninguno de ellos está en esta vista.'
      : plural(shown, {
          one: 'Solo # de ellos está en esta vista.',
          other: 'Solo # de ellos están en esta vista.',
        }),
  cancel: 'Cancelar',

  willApproveOne: (title) => `“${title}” aprobado`,
  willRejectOne: (title) => `“${title}” rechazado`,
  willApproveMany: (count) =>
    plural(count, { one: '# hallazgo aprobado', other: '# hallazgos aprobados' }),
  willRejectMany: (count) =>
    plural(count, { one: '# hallazgo rechazado', other: '# hallazgos rechazados' }),
  skippedOne: (title) => `“${title}” omitido`,
  unskippedOne: (title) => `“${title}” restaurado`,
  waiting: (count) =>
    plural(count, { one: '# decisión pendiente', other: '# decisiones pendientes' }),
  saved: (count) => plural(count, { one: '# decisión guardada', other: '# decisiones guardadas' }),
  undo: 'Deshacer',
  undoAll: 'Deshacer todo',
  sendNow: 'Aplicar ahora',
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
  notTaken: 'Este hallazgo sigue pendiente.',
  openFinding: (title) => `Abrir “${title}”`,
  retryOne: (title) => `Volver a intentar “${title}”`,
  skipFailed: (title) => `No se ha podido omitir ni restaurar “${title}”`,
  elsewhereOne: (title, state) => `Otra persona ya ha revisado “${title}” (${state})`,
  goneOne: (title) => `“${title}” ya no está en la lista`,
  elsewhereMany: (count) =>
    plural(count, {
      one: 'Otra persona ya ha revisado # hallazgo',
      other: 'Otras personas ya han revisado # hallazgos',
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
  firstHoldsOne: (title, state) => `Tu primera decisión sobre “${title}” sí se aplicó (${state})`,
  firstHoldsMany: (count) =>
    plural(count, {
      one: 'Tu primera decisión sobre # hallazgo sí se aplicó',
      other: 'Tus primeras decisiones sobre # hallazgos sí se aplicaron',
    }),
  firstHoldsText: 'Parecía haber fallado, así que tu segunda decisión se ha ignorado.',
  dismiss: 'Descartar',
  moreNotices: (count) => plural(count, { one: '# aviso más', other: '# avisos más' }),
  fewerNotices: 'Mostrar menos avisos',

  readOnly: 'Solo lectura',
  readOnlyTitle: 'Solo lectura',
  readOnlyText: (scope) => `Pide acceso a tu administrador (${scope}).`,
  offlineTitle: 'Estás sin conexión',
  offlineText: 'Sigue revisando. Tus decisiones esperan aquí hasta que las envíes.',
  staleTitle: 'Es posible que esta lista no esté actualizada',
  staleText: 'No se ha podido actualizar. Ves resultados anteriores.',
  failedTitle: 'No se han podido cargar los hallazgos',

  emptyTitle: 'Todavía no hay hallazgos',
  emptyText: 'Conecta una fuente. Lo que aprendamos de ella aparecerá aquí para que lo apruebes.',
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
  learned: 'Lo que hemos aprendido',
  discoveries: 'Descubrimientos nuevos',
  sources: 'Fuentes',
  nodes: 'En tu grafo de conocimiento',
  contextNodes: 'Contexto',
  otherFields: 'Otros campos',
  notGiven: 'Sin especificar',
  noTheme: 'Sin tema',
  noConnection: 'Sin conexión',
  openNode: (id) => `Abrir ${id}`,
  decidedElsewhere: (state) => `Decidido por otra persona: ${state}`,
  processing: 'Se está editando',

  editTitle: 'Editar con una frase',
  editLabel: '¿Qué debe cambiar?',
  editHint: 'Por ejemplo: cambia el título a “Dos nombres para un mismo proveedor”.',
  editSend: 'Aplicar la edición',
  editKeys: 'Ctrl+Intro o ⌘+Intro',
  editRunning: 'Editando…',
  editWaiting: 'Seguimos en ello…',
  editStop: 'Dejar de esperar',
  editStopText: 'Es posible que la edición se aplique de todos modos.',
  editDone: 'Editado',
  editUnchanged: 'No ha cambiado nada.',
  editFailed: 'No se ha podido guardar la edición',
  editKept: 'Hemos conservado tu texto.',
  before: 'Antes',
  after: 'Después',

  keys: 'Atajos de teclado',
  keysText: 'Funcionan en toda esta lista, excepto mientras escribes.',
  keyNext: 'Hallazgo siguiente',
  keyPrevious: 'Hallazgo anterior',
  keySelect: 'Seleccionar o deseleccionar',
  keyExtend: 'Ampliar la selección',
  keySelectAll: 'Seleccionar o deseleccionar todo',
  keyRange: 'Seleccionar un intervalo',
  click: 'Clic',
  keyFocusMode: 'Cambiar entre la lista y uno a uno',
  keyOpen: 'Abrir o cerrar los detalles',
  keyUndo: 'Deshacer la última decisión',
  keySearch: 'Buscar',
  keyClear: 'Borrar la selección',
  keyHelp: 'Mostrar esta lista',
});
