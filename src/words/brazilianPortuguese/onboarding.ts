import type { Format } from '../format.ts';
import type { OnboardingWords } from '../onboarding.ts';

/** The words of the onboarding in Brazilian Portuguese. */
export const brazilianPortugueseOnboarding = ({ number, plural }: Format): OnboardingWords => ({
  onboarding: 'Primeiros passos',

  introTitle: 'Conte como você trabalha',
  introText:
    'Algumas perguntas rápidas sobre a sua organização. Você pode mudar qualquer resposta antes de terminar.',
  introSteps: [
    'Responda a algumas perguntas por vez',
    'Pare quando quiser e continue depois',
    'No final, veja o que você nos contou',
  ],
  begin: 'Começar',
  resume: 'Continuar de onde parou',
  startAgain: 'Começar de novo',
  asking: 'Carregando as primeiras perguntas…',
  beginFailed: 'Não foi possível carregar as perguntas',

  step: (step) => `Etapa ${number(step)}`,
  answeredSoFar: (count) =>
    plural(count, { one: '# pergunta respondida', other: '# perguntas respondidas' }),
  nothingAsked: 'Não há nada a responder aqui. Continue para a próxima etapa.',
  answerMissing: 'Escolha uma resposta ou escreva a sua.',
  optionsUnreadable: 'Não foi possível carregar as opções. Escreva sua própria resposta.',
  back: 'Voltar',
  finishLater: 'Terminar depois',
  next: 'Continuar',
  sending: 'Enviando…',
  sendFailed: 'Não foi possível enviar suas respostas. Elas ainda estão aqui.',
  readOnly: 'Somente visualização',
  readOnlyText: (scope) =>
    `Peça acesso ao seu administrador (${scope}). Nada do que você digitou foi perdido.`,
  savedHere: 'Suas respostas ficam salvas neste dispositivo até você terminar ou sair da conta.',
  draftsSavedHere:
    'As respostas não enviadas ficam salvas neste dispositivo até você enviá-las ou sair da conta.',
  notSaved: 'Não foi possível salvar suas respostas neste dispositivo',
  notSavedText: 'Você pode continuar, mas não saia desta página nem a atualize.',

  completedTitle: 'É tudo de que precisamos',
  completedText: 'Suas respostas foram salvas. Veja o que você nos contou.',
  summary: 'Suas respostas',

  earlierAnswers: 'Respostas anteriores',
  earlierFailed: 'Não foi possível carregar todas as respostas anteriores',
  nothingStored: 'Sua organização ainda não respondeu a nenhuma pergunta.',

  delegated: 'Perguntas para você',
  asksYou: (assigner, organisation) =>
    assigner === undefined
      ? `${organisation ?? 'Alguém'} tem perguntas para você`
      : `${assigner}${organisation === undefined ? '' : `, de ${organisation},`} tem perguntas para você`,
  delegatedText:
    'Responda agora o que puder e volte a este link para o restante. Não é preciso ter conta.',
  delegatedProgress: (answered, total) =>
    `${plural(answered, { one: '# respondida', other: '# respondidas' })} de ${number(total)}`,
  due: (date) => `Prazo: ${date}`,
  overdue: (date) => `Atrasada desde ${date}`,
  answered: 'Respondida',
  yourAnswer: 'Sua resposta',
  changeAnswer: 'Mudar resposta',
  leaveAsItIs: 'Manter resposta',
  ownWordsWanted: 'Escreva sua própria resposta ou escolha outra.',
  chooseSeveral: 'Escolha todas as que se aplicam',
  sendAnswers: (count) =>
    count === 0
      ? 'Enviar respostas'
      : plural(count, { one: 'Enviar # resposta', other: 'Enviar # respostas' }),
  answerFirst: 'Responda primeiro a pelo menos uma pergunta.',
  answersSent: (count, left) =>
    `${plural(count, { one: '# resposta enviada.', other: '# respostas enviadas.' })} ${left === 0 ? 'Não restam perguntas.' : plural(left, { one: 'Resta # pergunta.', other: 'Restam # perguntas.' })}`,
  answersNotSent: 'Não foi possível enviar suas respostas. Elas ainda estão aqui.',
  allAnswered: 'Todas as perguntas foram respondidas',
  allAnsweredText: 'Obrigado. Você pode fechar esta página.',
  nothingDelegated: 'Nenhuma pergunta para responder',
  nothingDelegatedText: 'Este link não tem perguntas em aberto.',
  answeredByOthersTitle: (count) =>
    plural(count, {
      one: 'Outra pessoa respondeu a # destas perguntas',
      other: 'Outra pessoa respondeu a # destas perguntas',
    }),
  answeredByOthersText: 'Suas respostas substituiriam as dela. Nada foi enviado ainda.',
  sendMine: 'Enviar as minhas',
  keepTheirs: 'Manter as dela',
  linkIncomplete: 'Este link está incompleto',
  linkIncompleteText: 'Falta uma parte. Copie o link inteiro da mensagem que você recebeu.',
  linkUnknown: 'Este link não é válido',
  linkUnknownText: 'Peça um novo à pessoa que o enviou.',
  linkEnded: 'Este link expirou',
  linkEndedText: 'Peça um novo a quem o enviou.',
  whatYouWrote: 'Suas respostas não enviadas',
  delegatedFailed: 'Não foi possível carregar as perguntas',

  product: 'Configure seu espaço de trabalho',
  chapters: 'Capítulos',
  chapterNames: ['Negócio', 'Processos', 'Operações', 'Desempenho', 'Tecnologia'],
  partNames: ['Ponto de partida', 'Acompanhamento', 'Revisão'],
  part: (chapter, part) => `${chapter} · ${part}`,
  partCompleted: 'concluída',
  partStarted: 'iniciada',
  partOpen: 'não iniciada',
  partsDone: (done, total) => `${number(done)} de ${number(total)} partes concluídas`,
  reviewText: 'Confira suas respostas, corrija o que estiver errado e confirme o capítulo.',
  saveAndContinue: 'Salvar e continuar',
  confirmChapter: 'Confirmar capítulo',
  questionsFailed: 'Não foi possível carregar as perguntas',
  statusFailed: 'Não foi possível carregar seu progresso',
  noQuestions: 'Não há perguntas nesta parte.',
  rawData: 'Dados brutos',
  notSendable: 'Somente visualização',
  notSendableText: 'Não é possível enviar respostas por este aplicativo.',
  saved: 'Suas respostas foram salvas.',
  productCompleted: 'Todos os capítulos estão concluídos. Você ainda pode mudar suas respostas.',
});
