import type { Format } from '../format.ts';
import type { OnboardingWords } from '../onboarding.ts';

/** The words of the onboarding in Spanish. */
export const spanishOnboarding = ({ number, plural }: Format): OnboardingWords => ({
  onboarding: 'Primeros pasos',

  introTitle: 'Cuéntanos cómo trabajas',
  introText:
    'Unas preguntas rápidas sobre tu organización. Puedes cambiar cualquier respuesta antes de terminar.',
  introSteps: [
    'Responde unas pocas preguntas cada vez',
    'Para cuando quieras y sigue más tarde',
    'Al final, repasa lo que nos has contado',
  ],
  begin: 'Empezar',
  resume: 'Continuar donde lo dejaste',
  startAgain: 'Empezar de nuevo',
  asking: 'Cargando las primeras preguntas…',
  beginFailed: 'No se han podido cargar las preguntas',

  step: (step) => `Paso ${number(step)}`,
  answeredSoFar: (count) =>
    plural(count, { one: '# pregunta respondida', other: '# preguntas respondidas' }),
  nothingAsked: 'Aquí no hay nada que responder. Continúa con el siguiente paso.',
  answerMissing: 'Elige una respuesta o escribe la tuya.',
  optionsUnreadable: 'No se han podido cargar las opciones. Escribe tu propia respuesta.',
  back: 'Atrás',
  finishLater: 'Terminar más tarde',
  next: 'Continuar',
  sending: 'Enviando…',
  sendFailed: 'No se han podido enviar tus respuestas. Siguen aquí.',
  readOnly: 'Solo lectura',
  readOnlyText: (scope) =>
    `Pide acceso a tu administrador (${scope}). No se ha perdido nada de lo que has escrito.`,
  savedHere:
    'Tus respuestas se guardan en este dispositivo hasta que termines o cierres la sesión.',
  draftsSavedHere:
    'Las respuestas sin enviar se guardan en este dispositivo hasta que las envíes o cierres la sesión.',
  notSaved: 'No se han podido guardar tus respuestas en este dispositivo',
  notSavedText: 'Puedes continuar, pero no salgas de esta página ni la actualices.',

  completedTitle: 'Eso es todo lo que necesitamos',
  completedText: 'Tus respuestas se han guardado. Esto es lo que nos has contado.',
  summary: 'Tus respuestas',

  earlierAnswers: 'Respuestas anteriores',
  earlierFailed: 'No se han podido cargar todas las respuestas anteriores',
  nothingStored: 'Tu organización todavía no ha respondido a ninguna pregunta.',

  delegated: 'Preguntas para ti',
  asksYou: (assigner, organisation) =>
    assigner === undefined
      ? `${organisation ?? 'Alguien'} tiene preguntas para ti`
      : `${assigner}${organisation === undefined ? '' : `, de ${organisation},`} tiene preguntas para ti`,
  delegatedText:
    'Responde ahora lo que puedas y vuelve a este enlace para el resto. No necesitas una cuenta.',
  delegatedProgress: (answered, total) =>
    `${plural(answered, { one: '# respondida', other: '# respondidas' })} de ${number(total)}`,
  due: (date) => `Fecha límite: ${date}`,
  overdue: (date) => `Vencida desde el ${date}`,
  answered: 'Respondida',
  yourAnswer: 'Tu respuesta',
  changeAnswer: 'Cambiar la respuesta',
  leaveAsItIs: 'Conservar la respuesta',
  ownWordsWanted: 'Escribe tu propia respuesta o elige otra.',
  chooseSeveral: 'Elige todas las que correspondan',
  sendAnswers: (count) =>
    count === 0
      ? 'Enviar respuestas'
      : plural(count, { one: 'Enviar # respuesta', other: 'Enviar # respuestas' }),
  answerFirst: 'Responde primero al menos a una pregunta.',
  answersSent: (count, left) =>
    `${plural(count, { one: '# respuesta enviada.', other: '# respuestas enviadas.' })} ${left === 0 ? 'No quedan preguntas.' : plural(left, { one: 'Queda # pregunta.', other: 'Quedan # preguntas.' })}`,
  answersNotSent: 'No se han podido enviar tus respuestas. Siguen aquí.',
  allAnswered: 'Todas las preguntas están respondidas',
  allAnsweredText: 'Gracias. Ya puedes cerrar esta página.',
  nothingDelegated: 'No hay preguntas que responder',
  nothingDelegatedText: 'Este enlace no tiene preguntas pendientes.',
  answeredByOthersTitle: (count) =>
    plural(count, {
      one: 'Otra persona ha respondido a # de estas preguntas',
      other: 'Otra persona ha respondido a # de estas preguntas',
    }),
  answeredByOthersText: 'Tus respuestas reemplazarían las suyas. Todavía no se ha enviado nada.',
  sendMine: 'Enviar las mías',
  keepTheirs: 'Conservar las suyas',
  linkIncomplete: 'Este enlace está incompleto',
  linkIncompleteText: 'Falta una parte. Copia el enlace completo del mensaje que recibiste.',
  linkUnknown: 'Este enlace no es válido',
  linkUnknownText: 'Pide uno nuevo a la persona que te lo envió.',
  linkEnded: 'Este enlace ha caducado',
  linkEndedText: 'Pide uno nuevo a la persona que te lo envió.',
  whatYouWrote: 'Tus respuestas sin enviar',
  delegatedFailed: 'No se han podido cargar las preguntas',

  product: 'Configura tu espacio de trabajo',
  chapters: 'Capítulos',
  chapterNames: ['Negocio', 'Procesos', 'Operaciones', 'Rendimiento', 'Tecnología'],
  partNames: ['Punto de partida', 'Seguimiento', 'Revisión'],
  part: (chapter, part) => `${chapter} · ${part}`,
  partCompleted: 'completado',
  partStarted: 'empezado',
  partOpen: 'sin empezar',
  partsDone: (done, total) => `${number(done)} de ${number(total)} partes completas`,
  reviewText: 'Comprueba tus respuestas, corrige lo que esté mal y confirma el capítulo.',
  saveAndContinue: 'Guardar y continuar',
  confirmChapter: 'Confirmar el capítulo',
  questionsFailed: 'No se han podido cargar las preguntas',
  statusFailed: 'No se ha podido cargar tu progreso',
  noQuestions: 'No hay preguntas en esta parte.',
  rawData: 'Datos sin procesar',
  notSendable: 'Solo lectura',
  notSendableText: 'No se pueden enviar respuestas desde esta aplicación.',
  saved: 'Tus respuestas se han guardado.',
  productCompleted: 'Todos los capítulos están completos. Aún puedes cambiar tus respuestas.',
});
