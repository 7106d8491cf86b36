import type { Format } from '../format.ts';
import type { GeneralWords } from '../general.ts';
import { quoted } from './quoted.ts';

/** The shared words in Arabic. */
export const arabicGeneral = (format: Format): GeneralWords => ({
  tryAgain: 'إعادة المحاولة',
  details: 'التفاصيل',
  needAttention: (count) => `بانتظارك: ${format.number(count)}`,
  needAttentionAtLeast: (count) => `بانتظارك على الأقل: ${format.number(count)}`,
  close: 'إغلاق',
  unsavedTitle: 'هل تريد تجاهل ما أدخلته؟',
  unsavedText: 'لم يُحفظ ما كتبته أو حدّدته، وسيضيع إذا غادرت.',
  keepEditing: 'متابعة التعديل',
  discard: 'تجاهل',

  networkTitle: 'لا يوجد اتصال',
  networkText: 'تعذّر الوصول إلى الخدمة. تحقق من اتصالك وحاول مرة أخرى.',
  timeoutTitle: 'استغرق هذا وقتًا طويلًا',
  timeoutText: 'لم ترد الخدمة في الوقت المحدد.',
  refusedTitle: 'ليس لديك حق الوصول',
  refusedText: 'اطلب ممن يدير حسابك منحك حق الوصول.',
  signedOutTitle: 'تم تسجيل خروجك',
  signedOutText: 'سجّل الدخول مرة أخرى للمتابعة.',
  tokenFailedTitle: 'انتهت جلستك',
  missingScopeTitle: 'ليست لديك الصلاحية',
  missingScopeText: (scope) => `تحتاج إلى الصلاحية ${quoted(scope)}. اسأل من يدير حسابك.`,
  notFoundTitle: 'لم يعد هذا موجودًا',
  notFoundText: 'ربما حُذف.',
  rejectedTitle: 'لم تقبل الخدمة هذا الطلب',
  rejectedText: 'راجع ما أدخلته ثم حاول مرة أخرى. إن تكرر فأرسل التفاصيل إلى الدعم.',
  rejectedReason: (reason) => `تقول الخدمة: ${quoted(reason)}`,
  conflictTitle: 'غيّر شخص آخر هذا',
  conflictText: 'لم يُحفظ شيء، وتغييراتك ما زالت هنا. احفظ مرة أخرى لتحلّ محلّ تغييراته.',
  busyTitle: 'طلبات كثيرة',
  busyText: 'انتظر قليلًا ثم حاول مرة أخرى.',
  sendsIn: (seconds) => `يُرسل خلال ${format.number(seconds)} ث`,
  heldBack: 'الخدمة مشغولة. سيُرسل هذا بعد لحظات.',
  platformTitle: 'حدثت مشكلة في الخدمة',
  platformText: 'حاول مرة أخرى بعد قليل.',
  unexpectedTitle: 'حدث خطأ ما',
  unexpectedText: 'حاول مرة أخرى. إن تكرر فأرسل التفاصيل إلى الدعم.',
  partFailedTitle: 'تعذر عرض هذا الجزء',
  partFailedText: 'أعد المحاولة. إن لم ينجح ذلك، فأعد تحميل الصفحة.',

  entriesUnreadable: (count) =>
    format.plural(count, {
      zero: 'لا عناصر تتعذّر قراءتها',
      one: 'تعذّرت قراءة عنصر واحد',
      two: 'تعذّرت قراءة عنصرين',
      few: 'تعذّرت قراءة # عناصر',
      many: 'تعذّرت قراءة # عنصرًا',
      other: 'تعذّرت قراءة # عنصر',
    }),
  partOfList: (shown, total) =>
    total === undefined
      ? `تُعرض العناصر الأولى (${format.number(shown)}). هناك المزيد.`
      : `يُعرض ${format.number(shown)} من ${format.number(total)}`,

  copyCode: 'نسخ الرمز البرمجي',
  downloadCode: 'تنزيل',
  wrapCode: 'التفاف الأسطر',
  copied: 'تم النسخ',
  copyFailed: 'تعذّر النسخ',
  copyTable: 'نسخ الجدول',
  downloadTable: 'تنزيل CSV',
  table: 'جدول',
  code: 'رمز برمجي',
  image: 'صورة',
  footnote: (label) => `الحاشية ${label}`,
  citation: (number, source) => `المصدر ${format.number(number)}: ${source}`,
  alerts: {
    note: 'ملاحظة',
    tip: 'نصيحة',
    important: 'مهم',
    warning: 'تحذير',
    caution: 'تنبيه',
  },
});
