import type { Format } from '../format.ts';
import type { OnboardingWords } from '../onboarding.ts';

/** The words of the onboarding in Brazilian Portuguese. */
export const brazilianPortugueseOnboarding = ({ number, plural }: Format): OnboardingWords => ({
  onboarding: 'Primeiros passos',

  introTitle: 'Conte como você trabalha',
  introText:
    'Responda a algumas perguntas sobre sua organização, poucas de cada vez. Você pode voltar e mudar as respostas até terminar.',
  begin: 'Começar',
  resume: 'Continuar de onde parou',
  startAgain: 'Começar de novo',
  asking: 'Carregando as primeiras perguntas…',
  beginFailed: 'Não foi possível carregar as perguntas',

  step: (step) => `Etapa ${number(step)}`,
  answeredSoFar: (count) =>
    plural(count, { one: '# pergunta respondida', other: '# perguntas respondidas' }),
  nothingAsked: 'Não há nada para responder nesta etapa. Continue para a próxima.',
  answerMissing: 'Escolha uma resposta ou escreva a sua.',
  optionsUnreadable: 'Não foi possível ler as respostas sugeridas. Escreva a sua.',
  back: 'Voltar',
  finishLater: 'Terminar depois',
  next: 'Continuar',
  sending: 'Enviando…',
  sendFailed: 'Não foi possível enviar suas respostas. Elas ainda estão aqui.',
  readOnly: 'Você pode ler as perguntas, mas não responder',
  readOnlyText: (scope) =>
    `Para responder, você precisa da permissão “${scope}”. Suas respostas ainda estão aqui.`,
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
    'Responda o que puder e envie. Volte a este link para o restante. Você não precisa de uma conta.',
  delegatedProgress: (answered, total) =>
    `${plural(answered, { one: '# respondida', other: '# respondidas' })} de ${number(total)}`,
  due: (date) => `Prazo: ${date}`,
  overdue: (date) => `O prazo era ${date}`,
  answered: 'Respondida',
  yourAnswer: 'Sua resposta',
  changeAnswer: 'Mudar resposta',
  leaveAsItIs: 'Manter resposta',
  ownWordsWanted: 'Escreva sua própria resposta ou escolha outra.',
  chooseSeveral: 'Escolha todas as opções que se aplicam.',
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
  linkUnknown: 'Este link não funciona',
  linkUnknownText: 'Ele é desconhecido ou não é mais válido. Peça um novo a quem o enviou.',
  linkEnded: 'Este link não funciona mais',
  linkEndedText: 'Peça um novo a quem o enviou.',
  whatYouWrote: 'Suas respostas não enviadas',
  delegatedFailed: 'Não foi possível carregar as perguntas',

  product: 'Configure seu espaço de trabalho',
  chapters: 'Capítulos',
  chapterNames: ['Negócio', 'Processos', 'Operações', 'Desempenho', 'Tecnologia'],
  partNames: ['Ponto de partida', 'Acompanhamento', 'Revisão'],
  part: (chapter, part) => `${chapter}: ${part}`,
  partCompleted: 'concluída',
  partStarted: 'iniciada',
  partOpen: 'não iniciada',
  reviewText: 'Confira suas respostas, corrija o que estiver errado e confirme o capítulo.',
  saveAndContinue: 'Salvar e continuar',
  confirmChapter: 'Confirmar capítulo',
  questionsFailed: 'Não foi possível carregar as perguntas',
  statusFailed: 'Não foi possível carregar seu progresso',
  noQuestions: 'Não há perguntas nesta parte.',
  rawData: 'Dados brutos',
  notSendable: 'Você pode ler as perguntas, mas não responder',
  notSendableText: 'Este aplicativo não está configurado para enviar respostas.',
  saved: 'Suas respostas foram salvas.',
  productCompleted: 'Todos os capítulos estão concluídos. Você ainda pode mudar suas respostas.',
});
