import type { DocumentsWords } from '../documents.ts';
import type { Format } from '../format.ts';

/** The words of the document upload in Spanish. */
export const spanishDocuments = ({ bytes, number, percent, plural }: Format): DocumentsWords => ({
  upload: 'Subir documentos',

  emptyTitle: 'Añade tus documentos',
  emptyText: 'Sube contratos, informes o notas para añadirlos a tu grafo de conocimiento.',
  chooseFiles: 'Elegir archivos',
  chooseFolder: 'Elegir una carpeta',
  dropFiles: 'o arrástralos aquí',
  dropHere: 'Suelta archivos o carpetas',
  acceptedTypes: (types) => `Tipos de archivo: ${types}`,
  maxFileSize: (size) => `Hasta ${bytes(size)} por archivo`,
  maxFiles: (count) =>
    plural(count, {
      one: 'Como máximo # archivo a la vez',
      other: 'Como máximo # archivos a la vez',
    }),
  readingFolder: (files) =>
    plural(files, {
      one: 'Leyendo la carpeta: # archivo hasta ahora',
      other: 'Leyendo la carpeta: # archivos hasta ahora',
    }),
  stopReading: 'Detener la lectura',
  folderFailed: 'No se han podido leer algunos archivos o carpetas',
  folderFailedText: 'El resto se ha añadido. Prueba de nuevo con los archivos que faltan.',
  alreadyListed: (count) =>
    plural(count, {
      one: '# archivo ya está en la lista.',
      other: '# archivos ya están en la lista.',
    }),

  files: 'Archivos para subir',
  uploadedFiles: 'Archivos subidos',
  fileCount: (count) => plural(count, { one: '# archivo', other: '# archivos' }),
  removeFile: (name) => `Quitar ${name}`,
  cancelFile: (name) => `Cancelar la subida de ${name}`,
  retryFile: (name) => `Volver a subir ${name}`,
  uploadAgain: (name) => `Subir ${name} como archivo nuevo`,
  waiting: 'En cola',
  uploading: (name) => `Subiendo ${name}`,
  progress: (done, total, share) => `${bytes(done)} de ${bytes(total)} · ${percent(share)}`,
  failed: 'Error al subir',
  interrupted: 'La conexión se ha interrumpido',
  cancelled: 'Cancelado',
  refused: {
    empty: 'Este archivo está vacío.',
    system: 'Es un archivo del sistema, no un documento.',
    program: 'No se pueden subir programas.',
    type: 'Este tipo de archivo no es compatible.',
    'too-large': 'Este archivo es demasiado grande.',
    'too-many': 'Hay demasiados archivos. Quita otro primero.',
    duplicate: 'Este archivo ya se añadió o se subió antes.',
  },
  refusedCount: (count) =>
    plural(count, {
      one: '# archivo no se puede subir',
      other: '# archivos no se pueden subir',
    }),
  addAnyway: (name) => `Añadir ${name} de todos modos`,
  addAnywayShort: 'Añadir de todos modos',
  uploaded: 'Subido',
  uploadedAsProcedure: 'Subido como procedimiento operativo',
  notProcessedYet: 'Aún sin procesar',
  inQueue: 'En cola para procesar',
  processing: 'Procesando…',
  ready: 'Listo',
  notProcessed: 'No se ha podido procesar',
  ontologyNotFound:
    'Una de las ontologías seleccionadas ya no existe. Elige otra y vuelve a subir el archivo.',
  processingFailed: 'El documento se ha subido, pero no se ha podido procesar.',

  settings: 'Opciones de procesamiento',
  settingsText: 'Se aplica a todos los archivos de esta subida.',
  description: 'Descripción',
  descriptionText: 'De qué tratan estos documentos. Así el asistente los entiende mejor.',
  groupWrong: 'Corrige primero el grupo de documentos.',

  uploadFiles: (count) => plural(count, { one: 'Subir # archivo', other: 'Subir # archivos' }),
  overall: 'Todas las subidas',
  overallProgress: (done, total, share) => `${bytes(done)} de ${bytes(total)} · ${percent(share)}`,
  filesDone: (done, total) =>
    `${plural(done, { one: '# archivo subido', other: '# archivos subidos' })} de ${number(total)}`,
  cancelAll: 'Cancelar todo',
  allUploaded: (count) => plural(count, { one: '# archivo subido', other: '# archivos subidos' }),
  someFailed: (failed, total) =>
    plural(failed, {
      one: `No se ha podido subir # archivo de ${number(total)}`,
      other: `No se han podido subir # archivos de ${number(total)}`,
    }),
  someFailedText: 'Los demás están subidos. Reintenta los que han fallado.',
  retryFailed: (count) =>
    plural(count, { one: 'Volver a subir # archivo', other: 'Volver a subir # archivos' }),
  clearUploaded: 'Quitar los terminados',
  earlier: 'Tus documentos',
  earlierFailed: 'No se han podido cargar tus documentos',
  fileTotals: (count, size) =>
    `${plural(count, { one: '# archivo', other: '# archivos' })} · ${bytes(size)}`,
  removeDocument: (name) => `Quitar ${name}`,
  removeTitle: (name, count) =>
    count === 1 ? `¿Quitar ${name}?` : `¿Quitar ${number(count)} documentos?`,
  removeText: 'Se quita de tus documentos. El archivo de tu equipo no cambia.',
  remove: 'Quitar',
  removing: 'Quitando…',
  keepDocument: 'Conservar',
  removeFailed: (name) => `No se ha podido quitar ${name}`,
  removeFailedText: 'No se ha quitado nada. Inténtalo más tarde.',
  removeWhileSyncing: 'Todavía se está procesando. Vuelve a intentarlo cuando termine.',
  uploadedAt: (when) => `Subido el ${when}`,

  offline: 'Estás sin conexión',
  offlineText: 'Tus archivos siguen en la lista. Súbelos cuando vuelvas a tener conexión.',
  readOnly: 'Puedes ver los documentos, pero no subirlos',
  readOnlyText: (scope) =>
    `Para subir, necesitas el permiso “${scope}”. Tus archivos siguen en la lista.`,
});
