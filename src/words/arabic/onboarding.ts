import type { OnboardingWords } from '../onboarding.ts';
import type { Format } from '../format.ts';
import { quoted } from './quoted.ts';

const answers = {
  one: 'إجابة واحدة',
  two: 'إجابتين',
  few: '# إجابات',
  many: '# إجابة',
  other: '# إجابة',
};

/** The words of the onboarding in Arabic. */
export const arabicOnboarding = ({ number, plural }: Format): OnboardingWords => ({
  onboarding: 'البداية',

  introTitle: 'أخبرنا كيف تعملون',
  introText: 'بضعة أسئلة سريعة عن مؤسستك. يمكنك تغيير أي إجابة قبل أن تنتهي.',
  introSteps: [
    'أجب عن بضعة أسئلة في كل مرة',
    'توقف متى شئت وتابع لاحقًا',
    'اطّلع في النهاية على ما أخبرتنا به',
  ],
  begin: 'ابدأ',
  resume: 'تابع من حيث توقفت',
  startAgain: 'البدء من جديد',
  asking: 'جارٍ تحميل الأسئلة الأولى…',
  beginFailed: 'تعذّر تحميل الأسئلة',

  step: (at) => `الخطوة ${number(at)}`,
  answeredSoFar: (count) =>
    `أجبت عن ${plural(count, {
      one: 'سؤال واحد',
      two: 'سؤالين',
      few: '# أسئلة',
      many: '# سؤالًا',
      other: '# سؤال',
    })}`,
  nothingAsked: 'لا شيء للإجابة عنه هنا. تابع إلى الخطوة التالية.',
  answerMissing: 'اختر إجابة أو اكتب إجابتك.',
  optionsUnreadable: 'تعذّر تحميل الخيارات. اكتب إجابتك.',
  back: 'رجوع',
  finishLater: 'الإكمال لاحقًا',
  next: 'التالي',
  sending: 'جارٍ الإرسال…',
  sendFailed: 'لم تُرسل إجاباتك، وهي لا تزال هنا',
  readOnly: 'للعرض فقط',
  readOnlyText: (scope) => `اطلب الوصول من المسؤول (${scope}). لم يُفقد شيء مما أدخلته.`,
  savedHere: 'تبقى إجاباتك على هذا الجهاز حتى تنتهي أو تسجّل الخروج.',
  draftsSavedHere: 'تبقى الإجابات غير المرسلة على هذا الجهاز حتى ترسلها أو تسجّل الخروج.',
  notSaved: 'تعذّر الاحتفاظ بإجاباتك على هذا الجهاز',
  notSavedText: 'تابع، لكن لا تغادر هذه الصفحة.',

  completedTitle: 'هذا كل ما نحتاج إليه',
  completedText: 'حُفظت إجاباتك. هذا ما أخبرتنا به.',
  summary: 'إجاباتك',

  earlierAnswers: 'الإجابات السابقة',
  earlierFailed: 'تعذّر تحميل بعض الإجابات',
  nothingStored: 'لم تُجب مؤسستك عن شيء بعد.',

  delegated: 'أسئلة لك',
  asksYou: (assigner, organisation) => {
    if (assigner === undefined)
      return organisation === undefined
        ? 'هناك أسئلة موجهة إليك'
        : `أسئلة موجهة إليك من ${quoted(organisation)}`;
    return organisation === undefined
      ? `أسئلة موجهة إليك من ${quoted(assigner)}`
      : `أسئلة موجهة إليك من ${quoted(assigner)} لدى ${quoted(organisation)}`;
  },
  delegatedText: 'أجب عمّا تستطيع الآن، وعد إلى هذا الرابط للباقي. لا حاجة إلى حساب.',
  delegatedProgress: (answered, total) => `أُجيب عن ${number(answered)} من ${number(total)}`,
  due: (date) => `الموعد النهائي: ${date}`,
  overdue: (date) => `متأخر منذ ${date}`,
  answered: 'تمت الإجابة',
  yourAnswer: 'إجابتك',
  changeAnswer: 'تغيير الإجابة',
  leaveAsItIs: 'تركها كما هي',
  ownWordsWanted: 'اكتب إجابتك أو اختر إجابة أخرى.',
  chooseSeveral: 'اختر كل ما ينطبق',
  sendAnswers: (count) => (count === 0 ? 'إرسال الإجابات' : `إرسال ${plural(count, answers)}`),
  answerFirst: 'أجب عن سؤال واحد على الأقل أولًا.',
  answersSent: (count, left) =>
    `تم إرسال ${plural(count, answers)}. ${
      left === 0 ? 'لم يبق شيء.' : `المتبقي: ${number(left)}.`
    }`,
  answersNotSent: 'لم تُرسل إجاباتك، وهي لا تزال هنا',
  allAnswered: 'تمت الإجابة عن كل شيء',
  allAnsweredText: 'شكرًا لك. يمكنك إغلاق هذه الصفحة.',
  nothingDelegated: 'لا يوجد ما تجيب عنه',
  nothingDelegatedText: 'لا توجد أسئلة بانتظارك في هذا الرابط.',
  answeredByOthersTitle: (count) =>
    plural(count, {
      one: 'أجاب شخص آخر عن أحدها في هذه الأثناء',
      other: 'أسئلة أجاب عنها شخص آخر في هذه الأثناء: #',
    }),
  answeredByOthersText: 'ستحل إجاباتك محل إجاباته. لم يُرسل شيء بعد.',
  sendMine: 'إرسال إجاباتي بدلًا منها',
  keepTheirs: 'الإبقاء على إجاباته',
  linkIncomplete: 'هذا الرابط غير مكتمل',
  linkIncompleteText: 'جزء منه مفقود. انسخ الرابط كاملًا من الرسالة التي وصلتك.',
  linkUnknown: 'هذا الرابط غير صالح',
  linkUnknownText: 'اطلب رابطًا جديدًا ممن أرسله.',
  linkEnded: 'انتهت صلاحية هذا الرابط',
  linkEndedText: 'اطلب رابطًا جديدًا ممن أرسله إليك.',
  whatYouWrote: 'ما كتبته ولم ترسله',
  delegatedFailed: 'تعذّر تحميل الأسئلة',

  product: 'إعداد مساحة العمل',
  chapters: 'الفصول',
  chapterNames: ['الأعمال', 'الإجراءات', 'التشغيل', 'الأداء', 'التقنية'],
  partNames: ['الأساسيات', 'المتابعة', 'المراجعة'],
  part: (chapter, part) => `${chapter} · ${part}`,
  partCompleted: 'مكتمل',
  partStarted: 'بدأ',
  partOpen: 'لم يبدأ',
  partsDone: (done, total) => `اكتمل ${number(done)} من ${number(total)} أجزاء`,
  reviewText: 'اقرأ إجاباتك مرة أخرى، وغيّر ما ليس صحيحًا، ثم أكّد الفصل.',
  saveAndContinue: 'حفظ ومتابعة',
  confirmChapter: 'تأكيد الفصل',
  questionsFailed: 'تعذّر تحميل الأسئلة',
  statusFailed: 'تعذّر تحميل تقدمك',
  noQuestions: 'لا توجد أسئلة في هذا الجزء.',
  rawData: 'البيانات الخام',
  notSendable: 'للعرض فقط',
  notSendableText: 'لا يمكن إرسال الإجابات من هذا التطبيق.',
  saved: 'حُفظت إجاباتك.',
  productCompleted: 'اكتملت كل الفصول. لا يزال بإمكانك تغيير الإجابات.',
});
