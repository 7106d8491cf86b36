import type { Format } from '../format.ts';
import type { GeneralWords } from '../general.ts';

/** The shared words in Brazilian Portuguese. */
export const brazilianPortugueseGeneral = ({ number, plural }: Format): GeneralWords => ({
  tryAgain: 'Tentar novamente',
  details: 'Detalhes',
  needAttention: (count) =>
    plural(count, { one: '# item aguarda você', other: '# itens aguardam você' }),
  needAttentionAtLeast: (count) =>
    plural(count, {
      one: 'Pelo menos # item aguarda você',
      other: 'Pelo menos # itens aguardam você',
    }),
  close: 'Fechar',
  unsavedTitle: 'Descartar o que você inseriu?',
  unsavedText: 'O que você digitou ou selecionou não está salvo. Se você sair, será perdido.',
  keepEditing: 'Continuar editando',
  discard: 'Descartar',

  networkTitle: 'Você está sem conexão',
  networkText: 'Não foi possível acessar o serviço. Verifique sua conexão e tente novamente.',
  timeoutTitle: 'Isso demorou demais',
  timeoutText: 'O serviço não respondeu a tempo. Tente novamente.',
  refusedTitle: 'Você não tem acesso',
  refusedText: 'Peça acesso à pessoa que administra sua conta.',
  signedOutTitle: 'Você saiu da sua conta',
  signedOutText: 'Entre novamente para continuar.',
  tokenFailedTitle: 'Sua sessão expirou',
  missingScopeTitle: 'Você não tem permissão',
  missingScopeText: (scope) =>
    `Você precisa da permissão “${scope}”. Fale com a pessoa que administra sua conta.`,
  notFoundTitle: 'Isso não existe mais',
  notFoundText: 'Pode ter sido excluído.',
  rejectedTitle: 'O serviço não aceitou isto',
  rejectedText:
    'Confira o que você preencheu e tente novamente. Se continuar acontecendo, envie os detalhes ao suporte.',
  rejectedReason: (reason) => `O serviço respondeu: “${reason}”`,
  conflictTitle: 'Outra pessoa alterou isso',
  conflictText:
    'Nada foi salvo, e suas alterações ainda estão aqui. Salve novamente para substituir as dela.',
  busyTitle: 'Solicitações demais',
  busyText: 'Aguarde um momento e tente novamente.',
  sendsIn: (seconds) => `Envio em ${number(seconds)} s`,
  heldBack: 'O serviço está ocupado. O envio será feito em instantes.',
  platformTitle: 'O serviço teve um problema',
  platformText: 'Tente novamente em instantes.',
  unexpectedTitle: 'Algo deu errado',
  unexpectedText: 'Tente novamente. Se continuar acontecendo, envie os detalhes ao suporte.',
  partFailedTitle: 'Não é possível mostrar esta parte',
  partFailedText: 'Tente novamente. Se não resolver, recarregue a página.',

  entriesUnreadable: (count) =>
    plural(count, {
      one: 'Não foi possível ler # item',
      other: 'Não foi possível ler # itens',
    }),
  partOfList: (shown, total) =>
    total === undefined
      ? plural(shown, {
          one: 'Mostrando só o primeiro item. Há mais.',
          other: 'Mostrando os primeiros # itens. Há mais.',
        })
      : `Mostrando ${number(shown)} de ${number(total)}`,

  copyCode: 'Copiar código',
  downloadCode: 'Baixar',
  wrapCode: 'Quebrar linhas',
  copied: 'Copiado',
  copyFailed: 'Não foi possível copiar',
  copyTable: 'Copiar tabela',
  downloadTable: 'Baixar CSV',
  table: 'Tabela',
  code: 'Código',
  image: 'Imagem',
  footnote: (label) => `Nota ${label}`,
  citation: (index, source) => `Fonte ${number(index)}: ${source}`,
  alerts: {
    note: 'Observação',
    tip: 'Dica',
    important: 'Importante',
    warning: 'Aviso',
    caution: 'Cuidado',
  },
});
