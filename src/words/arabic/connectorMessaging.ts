import type { ConnectorMessagingWords } from '../connectorMessaging.ts';
import type { Format } from '../format.ts';
import { quoted } from './quoted.ts';

/** The words of the messaging pairing in Arabic. */
export const arabicConnectorMessaging = ({ number, plural }: Format): ConnectorMessagingWords => ({
  pairing: 'ربط هاتف',

  introTitle: 'اربط هاتفًا',
  introText: 'أضف رسائل المجموعات إلى رسمك المعرفي. تختار المجموعات بعد الإقران.',
  steps: 'طريقة الربط',
  stepOpen: 'افتح تطبيق الرسائل على الهاتف.',
  stepLink: 'افتح الإعدادات واختر ربط جهاز.',
  stepScan: 'امسح الرمز المعروض هنا.',
  stepPictures: 'قد يبدو تطبيقك مختلفًا قليلًا.',
  showCode: 'عرض الرمز',

  code: 'رمز لمسحه بالهاتف',
  preparing: 'جارٍ تحضير الرمز…',
  ready: 'امسح هذا الرمز بالهاتف',
  secondsLeft: (seconds) =>
    `رمز جديد بعد ${plural(seconds, {
      one: 'ثانية واحدة',
      two: 'ثانيتين',
      few: '# ثوانٍ',
      many: '# ثانية',
      other: '# ثانية',
    })}`,
  waitingForScan: 'بانتظار هاتفك',
  refreshing: 'جارٍ جلب رمز جديد…',
  keepPrivate: 'أي شخص يمسح هذا الرمز يمكنه ربط هاتفه. لا تشاركه.',
  cancel: 'إلغاء',
  codeUnreadable: 'تعذّر رسم هذا الرمز. يأتي التالي تلقائيًا.',
  connectionLost: 'انقطع الاتصال',
  connectionLostText: 'نواصل المحاولة. قد لا يكون الرمز المعروض صالحًا الآن.',

  expired: 'انتهت صلاحية الرمز',
  expiredText: 'لم يُربط شيء. اطلب رمزًا جديدًا عندما يكون الهاتف في متناولك.',
  duplicate: 'هذا الهاتف مرتبط من قبل',
  duplicateText: (phoneNumber) =>
    phoneNumber === undefined
      ? 'لم يتغيّر شيء. يمكنك ربط هاتف آخر.'
      : `للرقم ${quoted(phoneNumber)} اتصال من قبل. لم يتغيّر شيء.`,
  failed: 'تعذّر ربط الهاتف',
  failedReason: (reason) => `السبب المذكور: ${quoted(reason)}.`,
  failedText: 'لم يتغيّر شيء. حاول برمز جديد.',
  newCode: 'طلب رمز جديد',
  anotherPhone: 'ربط هاتف آخر',

  paired: 'تم اقتران هاتفك',
  pairedText: (phoneNumber) =>
    phoneNumber === undefined
      ? 'اختر ما تريد جلبه ثم أنهِ الربط.'
      : `تم اقتران الرقم ${quoted(phoneNumber)}. اختر ما تريد جلبه ثم أنهِ الربط.`,
  connectionName: 'اسم الاتصال',
  connectionNameMissing: 'اكتب اسمًا للاتصال.',
  defaultName: (phoneNumber) =>
    phoneNumber === undefined ? 'الرسائل' : `رسائل ${quoted(phoneNumber)}`,
  groups: 'المجموعات',
  groupsText: 'لا تُجلب إلا رسائل المجموعات المحددة.',
  groupsChosen: (chosen, total) => `اختير ${number(chosen)} من ${number(total)}`,
  chooseAll: 'اختيار الكل',
  chooseNone: 'إلغاء اختيار الكل',
  filterGroups: 'تصفية المجموعات',
  noGroupFound: 'لا توجد مجموعة بهذا الاسم.',
  noGroups: 'هذا الهاتف ليس في أي مجموعة',
  noGroupsText: 'يمكنك الإنهاء الآن واختيار المجموعات لاحقًا.',
  groupsUnreadable: 'لا يمكن عرض المجموعات هنا',
  groupsUnreadableText: 'يمكنك الإنهاء من دون اختيار.',
  groupsFailed: 'تعذّر تحميل المجموعات',
  participants: (count) =>
    plural(count, {
      one: 'شخص واحد',
      two: 'شخصان',
      few: '# أشخاص',
      many: '# شخصًا',
      other: '# شخص',
    }),
  syncMode: 'طريقة جلب الرسائل',
  description: 'الوصف',
  descriptionText: 'اذكر موضوع هذه الرسائل. يساعد ذلك على فهمها.',
  requiredNote: 'الحقول المعلَّمة بـ * مطلوبة.',
  finish: 'إنهاء',
  finishing: 'جارٍ الإنهاء…',
  finishFailed: 'تعذّر إنشاء الاتصال',
  finishFailedText: 'اختيارك لا يزال هنا. حاول مرة أخرى.',

  finished: 'تم ربط هاتفك',
  alreadyConnected: 'هناك هاتف مرتبط',
  alreadyConnectedText: 'لربط هاتف آخر افصل هذا أولًا.',
  phoneNumber: 'رقم الهاتف',
  state: 'الحالة',
  connected: 'متصل',
  notConnected: 'غير متصل',
  stopped: 'متوقف',
  notConnectedText: 'تأكد من أن الهاتف يعمل ومتصل بالإنترنت.',
  stoppedText: 'لا تصل رسائل. افصل الهاتف ثم اربطه من جديد.',
  healthFailed: 'تعذّر تحميل الحالة',
  check: 'التحقق مرة أخرى',
  fetchMessages: 'جلب الرسائل المنتظرة',
  fetching: 'جارٍ الجلب…',
  fetched: 'الرسائل المنتظرة في الطريق.',
  fetchFailed: 'تعذّر جلب الرسائل المنتظرة',
});
