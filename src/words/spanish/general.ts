import type { Format } from '../format.ts';
import type { GeneralWords } from '../general.ts';

/** The shared words in Spanish. */
export const spanishGeneral = ({ number, plural }: Format): GeneralWords => ({
  tryAgain: 'Reintentar',
  details: 'Detalles',
  needAttention: (count) =>
    plural(count, { one: '# elemento te espera', other: '# elementos te esperan' }),
  needAttentionAtLeast: (count) =>
    plural(count, {
      one: 'Al menos # elemento te espera',
      other: 'Al menos # elementos te esperan',
    }),
  close: 'Cerrar',
  unsavedTitle: '¿Descartar lo que has introducido?',
  unsavedText: 'Lo que has escrito o seleccionado no está guardado. Si sales, se perderá.',
  keepEditing: 'Seguir editando',
  discard: 'Descartar',

  networkTitle: 'No tienes conexión',
  networkText: 'No hemos podido acceder al servicio. Comprueba tu conexión e inténtalo de nuevo.',
  timeoutTitle: 'Esto ha tardado demasiado',
  timeoutText: 'El servicio no ha respondido a tiempo. Inténtalo de nuevo.',
  refusedTitle: 'No tienes acceso',
  refusedText: 'Pide acceso a la persona que administra tu cuenta.',
  signedOutTitle: 'Tu sesión está cerrada',
  signedOutText: 'Vuelve a iniciar sesión para continuar.',
  tokenFailedTitle: 'Tu sesión ha caducado',
  missingScopeTitle: 'No tienes permiso',
  missingScopeText: (scope) =>
    `Necesitas el permiso “${scope}”. Pídelo a la persona que administra tu cuenta.`,
  notFoundTitle: 'Esto ya no existe',
  notFoundText: 'Es posible que se haya eliminado.',
  rejectedTitle: 'El servicio no ha aceptado esto',
  rejectedText:
    'Revisa lo que has escrito e inténtalo de nuevo. Si sigue ocurriendo, envía los detalles al equipo de soporte.',
  rejectedReason: (reason) => `El servicio responde: «${reason}»`,
  conflictTitle: 'Otra persona ha modificado esto',
  conflictText:
    'No se ha guardado nada y tus cambios siguen aquí. Guarda de nuevo para reemplazar los suyos.',
  busyTitle: 'Demasiadas solicitudes',
  busyText: 'Espera un momento e inténtalo de nuevo.',
  sendsIn: (seconds) => `Se envía en ${number(seconds)} s`,
  heldBack: 'El servicio está ocupado. Se enviará en un momento.',
  platformTitle: 'El servicio ha tenido un problema',
  platformText: 'Inténtalo de nuevo dentro de un momento.',
  unexpectedTitle: 'Algo ha salido mal',
  unexpectedText:
    'Inténtalo de nuevo. Si sigue ocurriendo, envía los detalles al equipo de soporte.',
  partFailedTitle: 'Esta parte no se puede mostrar',
  partFailedText: 'Inténtalo de nuevo. Si no funciona, recarga la página.',

  entriesUnreadable: (count) =>
    plural(count, {
      one: 'No se pudo leer # elemento',
      other: 'No se pudieron leer # elementos',
    }),
  partOfList: (shown, total) =>
    total === undefined
      ? plural(shown, {
          one: 'Solo se muestra el primer elemento. Hay más.',
          other: 'Se muestran los # primeros elementos. Hay más.',
        })
      : `${plural(shown, { one: '# elemento mostrado', other: '# elementos mostrados' })} de ${number(total)}`,

  copyCode: 'Copiar código',
  downloadCode: 'Descargar',
  wrapCode: 'Ajustar líneas',
  copied: 'Copiado',
  copyFailed: 'No se ha podido copiar',
  copyTable: 'Copiar tabla',
  downloadTable: 'Descargar CSV',
  table: 'Tabla',
  code: 'Código',
  image: 'Imagen',
  footnote: (label) => `Nota ${label}`,
  citation: (index, source) => `Fuente ${number(index)}: ${source}`,
  alerts: {
    note: 'Nota',
    tip: 'Consejo',
    important: 'Importante',
    warning: 'Advertencia',
    caution: 'Precaución',
  },
});
