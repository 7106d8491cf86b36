import type { ConnectorMessagingWords } from '../connectorMessaging.ts';
import type { Format } from '../format.ts';

/** The words of the messaging pairing in Spanish. */
export const spanishConnectorMessaging = ({ number, plural }: Format): ConnectorMessagingWords => ({
  pairing: 'Conectar un teléfono',

  introTitle: 'Conectar un teléfono',
  introText:
    'Lleva los mensajes de grupo a tu grafo de conocimiento. Elegirás los grupos después de vincular.',
  steps: 'Cómo conectarlo',
  stepOpen: 'Abre la aplicación de mensajería en tu teléfono.',
  stepLink: 'Abre Ajustes y elige Vincular un dispositivo.',
  stepScan: 'Escanea el código que se muestra aquí.',
  stepPictures: 'Tu aplicación puede verse algo distinta.',
  showCode: 'Mostrar el código',

  code: 'Código para escanear con tu teléfono',
  preparing: 'Preparando un código…',
  ready: 'Escanea este código con tu teléfono',
  secondsLeft: (seconds) =>
    plural(seconds, { one: 'Código nuevo en # segundo', other: 'Código nuevo en # segundos' }),
  waitingForScan: 'Esperando a tu teléfono',
  refreshing: 'Obteniendo un código nuevo…',
  keepPrivate: 'Quien escanee este código puede vincular su teléfono. No lo compartas.',
  cancel: 'Cancelar',
  codeUnreadable: 'Este código no se ha podido mostrar. Aparecerá uno nuevo automáticamente.',
  connectionLost: 'Conexión interrumpida',
  connectionLostText: 'Seguiremos intentándolo. Puede que este código ya no sea válido.',

  expired: 'El código ha caducado',
  expiredText: 'No se ha conectado nada. Obtén un código nuevo cuando tengas el teléfono a mano.',
  duplicate: 'Este teléfono ya está conectado',
  duplicateText: (phoneNumber) =>
    phoneNumber === undefined
      ? 'No ha cambiado nada. Puedes conectar otro teléfono.'
      : `${phoneNumber} ya tiene una conexión. No ha cambiado nada.`,
  failed: 'No se ha podido conectar el teléfono',
  failedReason: (reason) => `Motivo: “${reason}”.`,
  failedText: 'No ha cambiado nada. Inténtalo de nuevo con otro código.',
  newCode: 'Obtener un código nuevo',
  anotherPhone: 'Conectar otro teléfono',

  paired: 'Tu teléfono está vinculado',
  pairedText: (phoneNumber) =>
    phoneNumber === undefined
      ? 'Elige qué grupos sincronizar y finaliza.'
      : `${phoneNumber} está vinculado. Elige qué grupos sincronizar y finaliza.`,
  connectionName: 'Nombre de la conexión',
  connectionNameMissing: 'Introduce un nombre para la conexión.',
  defaultName: (phoneNumber) =>
    phoneNumber === undefined ? 'Mensajes' : `Mensajes de ${phoneNumber}`,
  groups: 'Grupos',
  groupsText: 'Solo se sincronizan los mensajes de los grupos seleccionados.',
  groupsChosen: (chosen, total) =>
    `${plural(chosen, { one: '# seleccionado', other: '# seleccionados' })} de ${number(total)}`,
  chooseAll: 'Seleccionar todos',
  chooseNone: 'No seleccionar ninguno',
  filterGroups: 'Filtrar grupos',
  noGroupFound: 'Ningún grupo coincide.',
  noGroups: 'Este teléfono no está en ningún grupo',
  noGroupsText: 'Puedes finalizar ahora y seleccionar grupos más tarde.',
  groupsUnreadable: 'Los grupos no se pueden mostrar aquí',
  groupsUnreadableText: 'Puedes finalizar sin seleccionar ninguno.',
  groupsFailed: 'No se han podido cargar los grupos',
  participants: (count) => plural(count, { one: '# persona', other: '# personas' }),
  syncMode: 'Modo de sincronización',
  description: 'Descripción',
  descriptionText: 'De qué tratan estos mensajes. Así el asistente los entiende mejor.',
  requiredNote: 'Los campos marcados con * son obligatorios.',
  finish: 'Finalizar',
  finishing: 'Finalizando…',
  finishFailed: 'No se ha podido crear la conexión',
  finishFailedText: 'Tu selección sigue aquí. Inténtalo de nuevo.',

  finished: 'Tu teléfono está conectado',
  alreadyConnected: 'Ya hay un teléfono conectado',
  alreadyConnectedText: 'Para conectar otro teléfono, desconecta primero este.',
  phoneNumber: 'Número de teléfono',
  state: 'Estado',
  connected: 'Conectado',
  notConnected: 'No conectado',
  stopped: 'Detenido',
  notConnectedText: 'Comprueba que el teléfono esté encendido y tenga conexión.',
  stoppedText: 'No llegan mensajes nuevos. Desconecta este teléfono y vuelve a conectarlo.',
  healthFailed: 'No se ha podido cargar el estado',
  check: 'Comprobar de nuevo',
  fetchMessages: 'Sincronizar mensajes pendientes',
  fetching: 'Sincronizando…',
  fetched: 'Se están sincronizando los mensajes pendientes.',
  fetchFailed: 'No se han podido sincronizar los mensajes pendientes',
});
