import type { DocumentsWords } from '../documents.ts';
import type { Format } from '../format.ts';
import { quoted } from './quoted.ts';

const files = { one: 'ملف واحد', two: 'ملفين', few: '# ملفات', many: '# ملفًا', other: '# ملف' };

/** The words of the document upload in Arabic. */
export const arabicDocuments = ({ bytes, number, percent, plural }: Format): DocumentsWords => ({
  upload: 'رفع المستندات',

  emptyTitle: 'أضف مستنداتك',
  emptyText: 'عقود وتقارير وملاحظات: يصبح ما فيها جزءًا من معرفتك.',
  chooseFiles: 'اختيار ملفات',
  chooseFolder: 'اختيار مجلد',
  dropFiles: 'أو أفلت ملفات ومجلدات هنا.',
  dropHere: 'أفلت الملفات والمجلدات هنا',
  readingFolder: (count) => `جارٍ قراءة المجلد: الملفات حتى الآن ${number(count)}`,
  stopReading: 'إيقاف القراءة',
  folderFailed: 'تعذّرت قراءة جزء من المجلد',
  folderFailedText: 'ما أمكنت قراءته في القائمة. أضف الباقي مرة أخرى.',
  alreadyListed: (count) => `في القائمة من قبل: ${plural(count, { ...files, two: 'ملفان' })}.`,

  files: 'ملفات للرفع',
  fileCount: (count) => plural(count, { ...files, two: 'ملفان' }),
  removeFile: (name) => `إزالة ${quoted(name)}`,
  cancelFile: (name) => `إلغاء رفع ${quoted(name)}`,
  retryFile: (name) => `إعادة محاولة رفع ${quoted(name)}`,
  uploadAgain: (name) => `رفع ${quoted(name)} مرة أخرى`,
  waiting: 'بالانتظار',
  uploading: (name) => `جارٍ رفع ${quoted(name)}`,
  progress: (done, total, share) => `${bytes(done)} من ${bytes(total)} · ${percent(share)}`,
  failed: 'فشل الرفع',
  cancelled: 'أُلغي',
  empty: 'هذا الملف فارغ.',
  uploaded: 'تم الرفع',
  uploadedAsProcedure: 'رُفع كإجراء عمل',
  inQueue: 'بانتظار القراءة',
  processing: 'جارٍ القراءة',
  ready: 'جاهز',
  notProcessed: 'تعذّرت القراءة',
  ontologyNotFound: 'لم تعد إحدى الأنطولوجيات المختارة موجودة. اختر من جديد وارفع الملف مرة أخرى.',
  processingFailed: 'المستند محفوظ، لكن تعذّرت قراءته.',

  settings: 'خيارات المعالجة',
  settingsText: 'تسري على كل ملفات هذا الرفع.',
  description: 'الوصف',
  descriptionText: 'اذكر ما هي هذه المستندات. يساعد ذلك على فهمها.',
  optional: 'اختياري',
  groupWrong: 'صحّح مجموعة المستندات أولًا.',

  uploadFiles: (count) => `رفع ${plural(count, files)}`,
  overall: 'كل الملفات',
  overallProgress: (done, total, share) => `${bytes(done)} من ${bytes(total)} · ${percent(share)}`,
  filesDone: (done, total) => `رُفع ${number(done)} من ${number(total)} من الملفات`,
  cancelAll: 'إلغاء الكل',
  allUploaded: (count) => `تم رفع ${plural(count, files)}`,
  someFailed: (failed, total) => `لم يُرفع ${number(failed)} من ${number(total)} من الملفات`,
  someFailedText: 'رُفعت الملفات الأخرى. يمكنك إعادة محاولة الباقي.',
  retryFailed: (count) => `إعادة محاولة رفع ${plural(count, files)}`,
  clearUploaded: 'إخفاء ما تم رفعه',

  earlier: 'مستنداتك',
  earlierFailed: 'تعذّر تحميل مستنداتك',
  uploadedAt: (when) => `رُفع في ${when}`,

  offline: 'أنت غير متصل',
  offlineText: 'تبقى القائمة كما هي. ارفعها عند عودتك إلى الاتصال.',
  readOnly: 'يمكنك رؤية المستندات دون رفعها',
  readOnlyText: (scope) => `تنقص حسابك الصلاحية ${quoted(scope)}. تبقى القائمة كما هي.`,
});
