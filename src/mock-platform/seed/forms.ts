/** A form as the mock keeps it. Undocumented: its fields. */
export interface SeededForm {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly Record<string, unknown>[];
}

/** The forms of the seed's organisation. */
export const seededForms: readonly SeededForm[] = [
  {
    id: 'form-supplier',
    slug: 'new-supplier',
    title: 'Suggest a supplier',
    description: 'Tell purchasing whom they should talk to.',
    fields: [
      { name: 'company', label: 'Company', type: 'text', required: true },
      { name: 'products', label: 'What they sell', type: 'textarea', required: true },
      {
        name: 'region',
        label: 'Region',
        type: 'select',
        options: ['North', 'South', 'Abroad'],
        required: false,
      },
      { name: 'chilled', label: 'Delivers chilled', type: 'checkbox', required: false },
    ],
  },
];
