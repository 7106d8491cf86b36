import type { ConnectorMessagingWords } from '../connectorMessaging.ts';
import type { Format } from '../format.ts';

/** The words of the messaging pairing in Brazilian Portuguese. */
export const brazilianPortugueseConnectorMessaging = ({
  number,
  plural,
}: Format): ConnectorMessagingWords => ({
  pairing: 'Conectar um telefone',

  introTitle: 'Conectar um telefone',
  introText:
    'Traga as mensagens de grupo para o seu grafo de conhecimento. Você escolherá os grupos após parear.',
  steps: 'Como conectar',
  stepOpen: 'Abra o aplicativo de mensagens no telefone.',
  stepLink: 'Abra as configurações e escolha Conectar um aparelho.',
  stepScan: 'Escaneie o código mostrado aqui.',
  stepPictures: 'Seu app pode ter uma aparência um pouco diferente.',
  showCode: 'Mostrar código',

  code: 'Código para ler com o telefone',
  preparing: 'Preparando um código…',
  ready: 'Leia este código com o telefone',
  secondsLeft: (seconds) =>
    plural(seconds, { one: 'Novo código em # segundo', other: 'Novo código em # segundos' }),
  waitingForScan: 'Aguardando seu telefone',
  refreshing: 'Obtendo um novo código…',
  keepPrivate: 'Quem escanear este código pode parear o telefone. Não o compartilhe.',
  cancel: 'Cancelar',
  codeUnreadable: 'Não foi possível mostrar este código. Um novo aparecerá automaticamente.',
  connectionLost: 'Conexão interrompida',
  connectionLostText: 'Vamos continuar tentando. Este código pode estar desatualizado.',

  expired: 'O código expirou',
  expiredText: 'Nada foi conectado. Obtenha um novo código quando estiver com o telefone em mãos.',
  duplicate: 'Este telefone já está conectado',
  duplicateText: (phoneNumber) =>
    phoneNumber === undefined
      ? 'Nada foi alterado. Você pode conectar outro telefone.'
      : `${phoneNumber} já tem uma conexão. Nada foi alterado.`,
  failed: 'Não foi possível conectar o telefone',
  failedReason: (reason) => `Motivo: “${reason}”.`,
  failedText: 'Nada foi alterado. Tente novamente com um novo código.',
  newCode: 'Obter um novo código',
  anotherPhone: 'Conectar outro telefone',

  paired: 'Seu telefone está vinculado',
  pairedText: (phoneNumber) =>
    phoneNumber === undefined
      ? 'Escolha quais grupos sincronizar e conclua.'
      : `${phoneNumber} está vinculado. Escolha quais grupos sincronizar e conclua.`,
  connectionName: 'Nome da conexão',
  connectionNameMissing: 'Insira um nome para a conexão.',
  defaultName: (phoneNumber) =>
    phoneNumber === undefined ? 'Mensagens' : `Mensagens de ${phoneNumber}`,
  groups: 'Grupos',
  groupsText: 'Só as mensagens dos grupos selecionados são sincronizadas.',
  groupsChosen: (chosen, total) =>
    `${plural(chosen, { one: '# selecionado', other: '# selecionados' })} de ${number(total)}`,
  chooseAll: 'Selecionar todos',
  chooseNone: 'Desmarcar todos',
  filterGroups: 'Filtrar grupos',
  noGroupFound: 'Nenhum grupo correspondente.',
  noGroups: 'Este telefone não participa de nenhum grupo',
  noGroupsText: 'Você pode concluir agora e selecionar grupos depois.',
  groupsUnreadable: 'Não é possível mostrar os grupos aqui',
  groupsUnreadableText: 'Você pode concluir sem selecionar nenhum.',
  groupsFailed: 'Não foi possível carregar os grupos',
  participants: (count) => plural(count, { one: '# pessoa', other: '# pessoas' }),
  syncMode: 'Modo de sincronização',
  description: 'Descrição',
  descriptionText: 'Do que tratam estas mensagens. Isso ajuda o assistente a entendê-las.',
  requiredNote: 'Os campos marcados com * são obrigatórios.',
  finish: 'Concluir',
  finishing: 'Concluindo…',
  finishFailed: 'Não foi possível criar a conexão',
  finishFailedText: 'Sua seleção ainda está aqui. Tente novamente.',

  finished: 'Seu telefone está conectado',
  alreadyConnected: 'Já há um telefone conectado',
  alreadyConnectedText: 'Para conectar outro telefone, desconecte este primeiro.',
  phoneNumber: 'Número de telefone',
  state: 'Status',
  connected: 'Conectado',
  notConnected: 'Não conectado',
  stopped: 'Parado',
  notConnectedText: 'Verifique se o telefone está ligado e online.',
  stoppedText: 'Não chegam novas mensagens. Desconecte este telefone e conecte-o novamente.',
  healthFailed: 'Não foi possível carregar o status',
  check: 'Verificar novamente',
  fetchMessages: 'Sincronizar mensagens pendentes',
  fetching: 'Sincronizando…',
  fetched: 'As mensagens pendentes estão sendo sincronizadas.',
  fetchFailed: 'Não foi possível sincronizar as mensagens pendentes',
});
