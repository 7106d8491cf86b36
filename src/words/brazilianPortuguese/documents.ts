import type { DocumentsWords } from '../documents.ts';
import type { Format } from '../format.ts';

/** The words of the document upload in Brazilian Portuguese. */
export const brazilianPortugueseDocuments = ({
  bytes,
  number,
  percent,
  plural,
}: Format): DocumentsWords => ({
  upload: 'Enviar documentos',

  emptyTitle: 'Adicione seus documentos',
  emptyText: 'Envie contratos, relatórios ou notas para adicioná-los ao seu grafo de conhecimento.',
  chooseFiles: 'Escolher arquivos',
  chooseFolder: 'Escolher uma pasta',
  dropFiles: 'ou arraste-os para cá',
  dropHere: 'Solte arquivos ou pastas',
  acceptedTypes: (types) => `Tipos de arquivo: ${types}`,
  maxFileSize: (size) => `Até ${bytes(size)} por arquivo`,
  maxFiles: (count) =>
    plural(count, { one: 'No máximo # arquivo por vez', other: 'No máximo # arquivos por vez' }),
  readingFolder: (files) =>
    plural(files, {
      one: 'Lendo a pasta: # arquivo até agora',
      other: 'Lendo a pasta: # arquivos até agora',
    }),
  stopReading: 'Parar a leitura',
  folderFailed: 'Não foi possível ler alguns arquivos ou pastas',
  folderFailedText: 'O restante foi adicionado. Tente novamente com os arquivos que faltam.',
  alreadyListed: (count) =>
    plural(count, {
      one: '# arquivo já está na lista.',
      other: '# arquivos já estão na lista.',
    }),

  files: 'Arquivos para enviar',
  uploadedFiles: 'Arquivos enviados',
  fileCount: (count) => plural(count, { one: '# arquivo', other: '# arquivos' }),
  removeFile: (name) => `Remover ${name}`,
  cancelFile: (name) => `Cancelar o envio de ${name}`,
  retryFile: (name) => `Enviar ${name} novamente`,
  uploadAgain: (name) => `Enviar ${name} como um novo arquivo`,
  waiting: 'Na fila',
  uploading: (name) => `Enviando ${name}`,
  progress: (done, total, share) => `${bytes(done)} de ${bytes(total)} · ${percent(share)}`,
  failed: 'Falha no envio',
  interrupted: 'A conexão foi interrompida',
  cancelled: 'Cancelado',
  refused: {
    empty: 'Este arquivo está vazio.',
    system: 'Este é um arquivo do sistema, não um documento.',
    program: 'Não é possível enviar programas.',
    type: 'Este tipo de arquivo não é compatível.',
    'too-large': 'Este arquivo é grande demais.',
    'too-many': 'Há arquivos demais. Remova outro primeiro.',
    duplicate: 'Este arquivo já foi adicionado ou enviado.',
  },
  refusedCount: (count) =>
    plural(count, {
      one: '# arquivo não pode ser enviado',
      other: '# arquivos não podem ser enviados',
    }),
  addAnyway: (name) => `Adicionar ${name} mesmo assim`,
  addAnywayShort: 'Adicionar mesmo assim',
  uploaded: 'Enviado',
  uploadedAsProcedure: 'Enviado como procedimento operacional',
  notProcessedYet: 'Ainda não processado',
  inQueue: 'Na fila para processamento',
  processing: 'Processando…',
  ready: 'Pronto',
  notProcessed: 'Não foi possível processar',
  ontologyNotFound:
    'Uma das ontologias selecionadas não existe mais. Escolha outra e envie o arquivo novamente.',
  processingFailed: 'O documento foi enviado, mas não foi possível processá-lo.',

  settings: 'Opções de processamento',
  settingsText: 'Aplica-se a todos os arquivos deste envio.',
  description: 'Descrição',
  descriptionText: 'Do que tratam estes documentos. Isso ajuda o assistente a entendê-los.',
  groupWrong: 'Corrija primeiro o grupo de documentos.',

  uploadFiles: (count) => plural(count, { one: 'Enviar # arquivo', other: 'Enviar # arquivos' }),
  overall: 'Todos os envios',
  overallProgress: (done, total, share) => `${bytes(done)} de ${bytes(total)} · ${percent(share)}`,
  filesDone: (done, total) =>
    `${plural(done, { one: '# arquivo enviado', other: '# arquivos enviados' })} de ${number(total)}`,
  cancelAll: 'Cancelar tudo',
  allUploaded: (count) => plural(count, { one: '# arquivo enviado', other: '# arquivos enviados' }),
  someFailed: (failed, total) =>
    plural(failed, {
      one: `Não foi possível enviar # arquivo de ${number(total)}`,
      other: `Não foi possível enviar # arquivos de ${number(total)}`,
    }),
  someFailedText: 'Os outros foram enviados. Tente novamente os que falharam.',
  retryFailed: (count) =>
    plural(count, { one: 'Enviar # arquivo novamente', other: 'Enviar # arquivos novamente' }),
  clearUploaded: 'Limpar concluídos',
  earlier: 'Seus documentos',
  earlierFailed: 'Não foi possível carregar seus documentos',
  fileTotals: (count, size) =>
    `${plural(count, { one: '# arquivo', other: '# arquivos' })} · ${bytes(size)}`,
  removeDocument: (name) => `Remover ${name}`,
  removeTitle: (name, count) =>
    count === 1 ? `Remover ${name}?` : `Remover ${number(count)} documentos?`,
  removeText: 'Isso remove dos seus documentos. O arquivo no seu computador não é alterado.',
  remove: 'Remover',
  removing: 'Removendo…',
  keepDocument: 'Manter',
  removeFailed: (name) => `Não foi possível remover ${name}`,
  removeFailedText: 'Nada foi removido. Tente mais tarde.',
  removeWhileSyncing: 'Ainda em processamento. Tente novamente quando terminar.',
  uploadedAt: (when) => `Enviado em ${when}`,

  offline: 'Você está offline',
  offlineText: 'Seus arquivos continuam na lista. Envie-os quando voltar a ficar online.',
  readOnly: 'Você pode ver os documentos, mas não enviar',
  readOnlyText: (scope) =>
    `Para enviar, você precisa da permissão “${scope}”. Seus arquivos continuam na lista.`,
});
