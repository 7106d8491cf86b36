import type { OntologyPickerWords } from '../ontologyPicker.ts';
import type { Format } from '../format.ts';
import { quoted } from './quoted.ts';

/** The words of the ontology picker in Arabic. */
export const arabicOntologyPicker = ({ number, plural }: Format): OntologyPickerWords => ({
  chooseOntologies: 'الأنطولوجيات',
  searchOntologies: 'البحث في الأنطولوجيات',
  ontologiesFound: (count) =>
    count === 0
      ? 'لم يُعثر على أنطولوجيا'
      : `عُثر على ${plural(count, {
          one: 'أنطولوجيا واحدة',
          two: 'أنطولوجيتين',
          few: '# أنطولوجيات',
          many: '# أنطولوجيا',
          other: '# أنطولوجيا',
        })}`,
  chosen: (count, limit) => `اختير ${number(count)} من ${number(limit)}`,
  limitReached: (limit) => `الحد الأقصى ${number(limit)}. أزل واحدة لتختار غيرها.`,
  removeOntology: (name) => `إزالة ${quoted(name)}`,
  ontologyGone: 'لم تعد موجودة',
  noOntologies: 'لا أنطولوجيات بعد.',
  loadingOntologies: 'جارٍ تحميل الأنطولوجيات',
  listFailed: 'تعذّر تحميل الأنطولوجيات',
  terms: (count) =>
    plural(count, {
      one: 'مصطلح واحد',
      two: 'مصطلحان',
      few: '# مصطلحات',
      many: '# مصطلحًا',
      other: '# مصطلح',
    }),
  mode: 'المحتوى الذي لا يطابق أيًّا منها',
  modeWithoutIds: 'اختر أنطولوجيا أولًا.',
  strict: 'صارم',
  strictText: 'تخطيه. يُضاف المحتوى المطابق وحده.',
  guided: 'موجَّه',
  guidedText: 'يبقى أيضًا. ويوسَم ما يطابق.',
  documentGroup: 'مجموعة المستندات',
  documentGroupText: 'تسمية للتصفية لاحقًا، مثل supplier-contracts.',
  documentGroupInvalid: 'أحرف لاتينية صغيرة وأرقام و_ و- فقط.',
  resolvedTitle: 'إعدادات الرفع',
  resolving: 'جارٍ التحقق…',
  resolveFailed: 'تعذّر التحقق من الاختيار',
  resolvedIds: 'الأنطولوجيات',
  resolvedMode: 'الوضع',
  resolvedGroup: 'مجموعة المستندات',
  resolvedTerms: 'المصطلحات',
  none: 'لا شيء',
});
